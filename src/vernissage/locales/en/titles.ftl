# Titles of the paintings.

## musee

musee-1 = First Light on the Three Sisters
musee-2 = The Harbour Wakes
musee-3 = Anneke in a White Bonnet
musee-4 = The Tower Keeps the Hour
musee-5 = Fox among Birches
musee-6 = August, before the Carts Come
musee-7 = The Perseverance in a Heavy Sea
musee-8 = The Astronomer's Apprentice
musee-9 = Through the Old Gate
musee-10 = Patience
musee-11 = Gold above the Path
musee-12 = The Day Nobody Worked
musee-13 = Thursday Market
musee-14 = Courtyard with Orange Trees
musee-15 = The Bay Mare
musee-16 = Weather Coming over the Polder
musee-17 = The Lamp on the Cape
musee-18 = Grandmother Ilse's Pearls
musee-19 = Snow on the West Front
musee-20 = The Landlord
musee-21 = The Meadow Has No Owner
musee-22 = Regatta off Saint-Brice
musee-23 = The Retired Cellist
musee-24 = What the Columns Remember
musee-25 = The Night Porter
musee-26 = Smoke over the Winter Village
musee-27 = Rowing Home
musee-28 = The Feast of Lanterns
musee-29 = The Long Pool
musee-30 = The Listener
musee-31 = The River Takes Its Time
musee-32 = Ice, Evening, No Ship
musee-33 = Woman in a Russet Veil
musee-34 = Five Roofs in April
musee-35 = Conversation of Carp
musee-36 = The Loud Valley
musee-37 = Low Tide, Boats Resting
musee-38 = Sunday Has Begun
musee-39 = Besieged by Clouds
musee-40 = She Remembers the Way
musee-41 = Lavender, Last Hour
musee-42 = The Pond behind the House
musee-43 = The Ferryman's Sunday Hat
musee-44 = Water Walks across the Valley
musee-45 = Heath with Hare
musee-46 = Where the Path Goes In
musee-47 = Gondola, Quarter to Four
musee-48 = Child in a Red Beret
musee-49 = The Palms Stay Up Late
musee-50 = The Guest on the Lake
musee-51 = Five Walkers, No Shade
musee-52 = Rain since Morning
musee-53 = The Tables Are Filling Up
musee-54 = Church without a Street
musee-55 = The Mayor
musee-56 = Eleven Days in Spring
musee-57 = The Fleet Is In
musee-58 = The Milliner
musee-59 = Arcade, Late Morning
musee-60 = Every Eye Open

## modern-art-nex

modern-art-nex-01 = Quarter Past
modern-art-nex-02 = Two Rainbows for a Mason
modern-art-nex-03 = Hopscotch
modern-art-nex-04 = The Projectionist
modern-art-nex-05 = Large Numbers
modern-art-nex-06 = Stairs for a Heron
modern-art-nex-07 = Sail Factory
modern-art-nex-08 = Round the Corner
modern-art-nex-09 = The Tiler's Holiday
modern-art-nex-10 = Lighthouse, Folded
modern-art-nex-11 = Board Meeting
modern-art-nex-12 = Half Moons Descending

## modern-art-bahut

modern-art-bahut-01 = The Sheet Breathes
modern-art-bahut-02 = Undertow
modern-art-bahut-03 = Someone behind the Curtain
modern-art-bahut-04 = Drop Number Nine
modern-art-bahut-05 = Slope
modern-art-bahut-06 = Long Swell
modern-art-bahut-07 = Two Sleepers
modern-art-bahut-08 = Year Rings
modern-art-bahut-09 = Radio Silence
modern-art-bahut-10 = Ballad of Deep Water
modern-art-bahut-11 = The Migraine Leaves
modern-art-bahut-12 = Echo Sounder
modern-art-bahut-13 = Slanting Rain

## modern-art-darmoir

modern-art-darmoir-01 = Ember over Amber
modern-art-darmoir-02 = Four Kinds of Evening
modern-art-darmoir-03 = The Yellow Hour
modern-art-darmoir-04 = Velvet and What Lies Under It
modern-art-darmoir-05 = A Door Left Open
modern-art-darmoir-06 = Slow Violet
modern-art-darmoir-07 = Threshold
modern-art-darmoir-08 = Apricot, Twice
modern-art-darmoir-09 = Windows of a Night Train
modern-art-darmoir-10 = Nothing but Orange
modern-art-darmoir-11 = Plum Season
modern-art-darmoir-12 = The Corridor
modern-art-darmoir-13 = Three Letters, Unsent
modern-art-darmoir-14 = After the Opera

## modern-art-sadland

modern-art-sadland-01 = Short Circuit
modern-art-sadland-02 = Argument in Four Throws
modern-art-sadland-03 = The Electrician Dreams
modern-art-sadland-04 = It Came from the Ceiling
modern-art-sadland-05 = A Nest of Wire
modern-art-sadland-06 = Low Flight
modern-art-sadland-07 = Bone Music
modern-art-sadland-08 = The Second Explosion
modern-art-sadland-09 = Red Weather
modern-art-sadland-10 = Telegram to Nobody
modern-art-sadland-11 = Ladder of Sparks
modern-art-sadland-12 = Everything at Once
modern-art-sadland-13 = Yellow Wins
modern-art-sadland-14 = Appointment with a Spider
modern-art-sadland-15 = Rehearsal for a Storm

## modern-art-koriko

modern-art-koriko-01 = One Fern, Standing
modern-art-koriko-02 = Nine Small Departures
modern-art-koriko-03 = My Aunt's Vase
modern-art-koriko-04 = Plums Falling Upwards
modern-art-koriko-05 = The Aquarium Café
modern-art-koriko-06 = Garden Clock
modern-art-koriko-07 = Monday Leaf
modern-art-koriko-08 = Herbarium
modern-art-koriko-09 = Bouquet for a Stranger
modern-art-koriko-10 = Two Gardeners Disagree
modern-art-koriko-11 = Tide Table
modern-art-koriko-12 = Violet Noon
modern-art-koriko-13 = The Patient Palm
modern-art-koriko-14 = Seeds of Various Kinds
modern-art-koriko-15 = Balcony in July
modern-art-koriko-16 = Scissors at Dawn
