### The notebook of a player, on the own device alone.

web-notebook = Notebook
web-notebook-where = What you have played on this device. It is kept here alone: nothing of it is sent, and no server knows it.
web-notebook-none = Nothing yet. A game that you have played to its end is noted here.
web-notebook-results = Results
web-notebook-title = Game
web-notebook-players = Players
web-notebook-played = Played
web-notebook-won = Won
web-notebook-mean = On average
web-notebook-best = Best
web-notebook-matches = Matches: { $played } played, { $won } won.
web-notebook-undone = { $count ->
        [one] 1 game in which you took something back is not counted.
       *[other] { $count } games in which you took something back are not counted.
    }
web-notebook-walls = The best walls
web-notebook-points = { $points ->
        [one] { $game }: { $points } point
       *[other] { $game }: { $points } points
    }
web-notebook-purse = { $game }: { $points } in the purse
web-notebook-round = Round { $round }
web-notebook-save = Save as PNG
web-notebook-share = Share
web-notebook-games = Games
web-notebook-bot = bot ({ $level })
web-notebook-win = won
web-notebook-match = match, game { $game }
web-notebook-taken-back = something taken back
web-notebook-own = Your data
web-notebook-export = Export as a file
web-notebook-erase = Erase the notebook
web-notebook-erase-sure = { $count ->
        [one] 1 game and its picture will be gone for good.
       *[other] { $count } games and their pictures will be gone for good.
    }
web-notebook-erase-yes = Erase all of it
web-notebook-erase-no = Keep it
web-notebook-erased = The notebook is empty.
