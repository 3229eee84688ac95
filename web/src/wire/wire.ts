/** Written by `npm run wire` from docs/protocol/schema.json: change the server's structs instead. */

/**
 * A bid that everybody heard; `[seat, amount]` in JSON.
 *
 * @minItems 2
 */
export type ModernArtCall = [number, number];

export interface NewTable {
  game: "art-society" | "modern-art" | "musee";
  options: {};
  name: string | null;
  seats?: ("bot:casual" | "bot:club" | "bot:expert" | "bot:master" | "bot:novice" | "open")[] | null;
  seat?: number | null;
  pace?: "days" | "live" | "relaxed";
  spectators?: boolean;
  hints?: boolean;
  match?: boolean;
  luck?: string;
  cid?: string | null;
  seed?: number | null;
  setup?: {} | null;
  bot_seed?: number | null;
}
export interface Sit {
  name: string;
  seat?: number | null;
  luck?: string;
  cid?: string | null;
}
/**
 * One of the three: the host's, or the seat's own.
 */
export interface ChangeSeat {
  occupant?: "bot:casual" | "bot:club" | "bot:expert" | "bot:master" | "bot:novice" | "open";
  name?: string;
  away?: "bot" | "wait";
}
export interface Act {
  cid: string;
  seen: number;
  action: string;
}
export interface SetOrders {
  /**
   * @maxItems 4
   */
  orders:
    | []
    | [Ceiling | Buy | Out | Wishes]
    | [Ceiling | Buy | Out | Wishes, Ceiling | Buy | Out | Wishes]
    | [Ceiling | Buy | Out | Wishes, Ceiling | Buy | Out | Wishes, Ceiling | Buy | Out | Wishes]
    | [
        Ceiling | Buy | Out | Wishes,
        Ceiling | Buy | Out | Wishes,
        Ceiling | Buy | Out | Wishes,
        Ceiling | Buy | Out | Wishes
      ];
}
/**
 * This lot, open or once around: bid 1 more up to the amount, then pass.
 */
export interface Ceiling {
  order: "ceiling";
  amount: number;
}
/**
 * This lot, at a fixed price: buy up to that, else pass.
 */
export interface Buy {
  order: "buy";
  at_most: number;
}
/**
 * This lot: pass whenever asked, seal 0.
 */
export interface Out {
  order: "out";
}
/**
 * This round's draft: take the first that is still there.
 */
export interface Wishes {
  order: "wishes";
  /**
   * @minItems 1
   * @maxItems 20
   */
  tiles:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ];
}
export interface Undo {
  cid?: string | null;
}
export interface Rematch {
  luck?: string;
  cid?: string | null;
}
/**
 * The moves of a guided game so far; null: as the script has it.
 */
export interface Learn {
  /**
   * @maxItems 40
   */
  moves: (string | null)[];
}
/**
 * The answer to a puzzle.
 */
export interface Solve {
  action: string;
}
/**
 * What if: play on from a moment of a finished game.
 */
export interface NewBranch {
  at: number;
  seat: number;
  bots: "casual" | "club" | "expert" | "master" | "novice";
  name: string;
  cid?: string | null;
}
/**
 * The same of a game that is no table's.
 */
export interface NewBranchOfFile {
  at: number;
  seat: number;
  bots: "casual" | "club" | "expert" | "master" | "novice";
  name: string;
  cid?: string | null;
  record: Record;
}
export interface Record {
  format: string;
  game: string;
  options: {};
  match?: Match | null;
  seed?: number | null;
  seats?: string[] | null;
  setup: {};
  actions: string[];
  result?: Result | null;
}
/**
 * Which game of which match this is, and who had won how often before it.
 */
export interface Match {
  id: string;
  game: number;
  wins: number[];
}
export interface Result {
  scores: number[];
  winners: number[];
  breakdown: {
    [k: string]: number;
  }[];
}
/**
 * Where a browser wants to be told that it is the seat's turn: its push subscription.
 */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: string;
}
/**
 * One device of the seat; without its endpoint all of them.
 */
export interface Unsubscribe {
  endpoint?: string | null;
}
/**
 * The body of a request that needs none.
 */
export interface Nothing {}
export interface TableMade {
  table: string;
  code: string;
  seat: number | null;
  token: string;
  commitment: string;
}
export interface TableOfCode {
  table: string;
}
export interface SeatTaken {
  seat: number;
  token: string;
}
/**
 * A table as everybody may see it: no tokens, no addresses.
 */
export interface Table {
  table: string;
  game: string;
  options: {};
  status: "over" | "playing" | "waiting";
  pace: "days" | "live" | "relaxed";
  host: number | null;
  spectators: boolean;
  hints: boolean;
  code?: string;
  seats: SeatNow[];
  commitment: string;
  match?: MatchNow;
  undone?: number;
  branch?: BranchNow;
}
/**
 * One chair as everybody may see it.
 */
export interface SeatNow {
  seat: number;
  occupant: string;
  name: string | null;
  here: boolean;
  away: "bot" | "wait";
}
/**
 * How a match stands: the game that is played here, or the last one, counts once it is over.
 */
export interface MatchNow {
  game: number;
  wins: number[];
  winners: number[];
}
/**
 * What the table plays on from: the table of that game (null: a record file), and where.
 */
export interface BranchNow {
  of: string | null;
  at: number;
}
/**
 * A whole state for one viewer; `view`, `choices`, `events` are the engine's structs.
 */
export interface Update {
  n: number;
  view: MuseeView | ModernArtView | ArtSocietyView | null;
  choices:
    | MuseeHang
    | MuseeKeepOrGive
    | ModernArtOffer
    | ModernArtAddOrDecline
    | ModernArtBidOrPass
    | ModernArtSeal
    | ModernArtNamePrice
    | ModernArtBuyOrPass
    | ModernArtRevealOrSkip
    | ArtSocietyStart
    | ArtSocietyChooseLot
    | ArtSocietyBid
    | ArtSocietyTake
    | ArtSocietyTurn
    | ArtSocietyDecor
    | ArtSocietySettle
    | null;
  events: (
    | MuseeHung
    | MuseeDrew
    | MuseeGave
    | MuseeTookBonus
    | MuseeWentOut
    | MuseeEnded
    | ModernArtOffered
    | ModernArtAdded
    | ModernArtDeclined
    | ModernArtBid
    | ModernArtPassed
    | ModernArtSealed
    | ModernArtHandsOpened
    | ModernArtPriceNamed
    | ModernArtSold
    | ModernArtRevealed
    | ModernArtSkipped
    | ModernArtRoundEnded
    | ModernArtPaid
    | ModernArtDealt
    | ModernArtEnded
    | ArtSocietyHungStart
    | ArtSocietyChose
    | ArtSocietyTurnedUp
    | ArtSocietySealed
    | ArtSocietyRevealed
    | ArtSocietyTook
    | ArtSocietyEventsHung
    | ArtSocietyHeld
    | ArtSocietySwapped
    | ArtSocietyStored
    | ArtSocietyTookDecor
    | ArtSocietyForfeited
    | ArtSocietyMerged
    | ArtSocietyUnsold
    | ArtSocietySettling
    | ArtSocietyClosed
    | ArtSocietyEnded
  )[];
  pending: string | null;
  orders: (Ceiling | Buy | Out | Wishes)[];
  waiting: number[];
  clock: Clock | null;
  afresh?: boolean;
}
/**
 * Public and own part in one: all that a seat may know.
 */
export interface MuseeView {
  type: "musee";
  players: number;
  columns: number;
  highest: number;
  stairs: MuseeStairs;
  musees: MuseeMusee[];
  turn: number | null;
  deciding: boolean;
  hand_sizes: number[];
  pile: number;
  exits: MuseeExit[];
  hung: number[];
  hands: number[][] | null;
  winners: number[] | null;
  decided_by: ("bonuses" | "paintings" | "points") | null;
  bonus_cards: MuseeBonusCard[];
  themes: MuseeTheme[];
  history: MuseeMove[];
  seat: number | null;
  hand: number[];
  stuck: number[];
  partner: number | null;
}
/**
 * MU-M2: the columns, counted from 1, whose token shows a staircase.
 */
export interface MuseeStairs {
  upper: number[];
  lower: number[];
}
/**
 * One Musée, open to all: galleries from top to bottom, slots from left to right.
 */
export interface MuseeMusee {
  seats: number[];
  galleries: (number | null)[][];
  bonuses: ("bottom" | "middle" | "top")[];
  paintings: number;
  neighbours: number;
  staircases: number;
  points: number;
  pairs: [string, string][];
  lit: [string, string][];
  gaps: MuseeGap[];
  to_go: (number | null)[];
}
/**
 * MU-T3: empty slots beside each other. All of them lie in the same window.
 */
export interface MuseeGap {
  places: string[];
  lowest: number;
  highest: number;
  free: number;
}
/**
 * MU-T5: what everybody can tell about a seat that is out.
 */
export interface MuseeExit {
  seat: number;
  never_held: number[];
  gifts: number;
}
/**
 * MU-T7: a gallery's bonus card, and the seats of the Musée that took it, if one did.
 */
export interface MuseeBonusCard {
  gallery: "bottom" | "middle" | "top";
  points: number;
  seats: number[];
}
/**
 * MU-C2: the paintings of one theme.
 */
export interface MuseeTheme {
  name: "animals" | "architecture" | "landscapes" | "people" | "water";
  numbers: number[];
}
/**
 * Something that was played, as all saw it, and what it brought at once.
 */
export interface MuseeMove {
  seat: number;
  action: string;
  points: number;
  bonus?: boolean;
}
/**
 * Public and own part in one: all that a seat may know.
 */
export interface ModernArtView {
  type: "modern-art";
  players: number;
  mystery_hand: boolean;
  winner_reveals: boolean;
  shared_double: boolean;
  open_purses: boolean;
  deal: number[];
  round: number;
  phase: "answers" | "double" | "offer" | "once" | "open" | "over" | "price" | "reveal" | "sealed";
  able: number[];
  auctioneer: number;
  lot: ModernArtLot | null;
  to_speak: number[];
  lowest: number | null;
  sealed: number[];
  played: number[];
  tokens: number[][];
  columns: number[];
  falling: number[];
  worth: number[];
  one_more: ModernArtPayout[];
  holdings: number[][];
  income: number[];
  sales: ModernArtSale[];
  rounds: ModernArtRound[];
  seen: number[];
  left: number[];
  hand_sizes: number[];
  deck: number;
  mystery: number;
  revealed: ModernArtCard[];
  revealers: number[];
  purses: number[] | null;
  accounts: ModernArtAccount[] | null;
  hands: ModernArtCard[][] | null;
  winners: number[] | null;
  seat: number | null;
  hand: ModernArtCard[];
  money: number | null;
  silent: boolean;
  amount: number | null;
}
/**
 * What stands on the easel.
 */
export interface ModernArtLot {
  cards: ModernArtCard[];
  host: number;
  auctioneer: number;
  bid: number;
  bidder: number | null;
  declined?: number[];
  bids?: ModernArtCall[];
  passed?: number[];
}
/**
 * MA-C1: a painting card, by what is printed on it.
 */
export interface ModernArtCard {
  artist: "bahut" | "darmoir" | "koriko" | "nex" | "sadland";
  auction: "double" | "fixed" | "once" | "open" | "sealed";
}
/**
 * MA-V3: what the bank would pay if a round ended so.
 */
export interface ModernArtPayout {
  tokens: number[];
  worth: number[];
  income: number[];
}
/**
 * MA-C3: one sale, with everything that was paid; the bank gets what nobody else gets.
 */
export interface ModernArtSale {
  round: number;
  cards: ModernArtCard[];
  auctioneer: number;
  host: number;
  buyer: number;
  price: number;
  to_auctioneer: number;
  to_host: number;
  to_bank: number;
  declined: number[];
  bids: ModernArtCall[];
  passed: number[];
  amounts: number[];
}
/**
 * MA-V4: a round that is over, with the arithmetic of the bank.
 */
export interface ModernArtRound {
  round: number;
  played: number[];
  worth: number[];
  holdings: number[][];
  paid: number[][];
  income: number[];
  last: number;
  unsold: ModernArtCard[];
  host: number | null;
  declined: number[];
  revealed: ModernArtCard[];
  revealers: number[];
}
/**
 * MA-W1: where a seat's money comes from.
 */
export interface ModernArtAccount {
  start: number;
  sold_to_players: number;
  bought: number;
  bank: number;
  money: number;
}
/**
 * Public and own part in one: all that a seat may know.
 */
export interface ArtSocietyView {
  type: "art-society";
  players: ArtSocietyPlayer[];
  phase: "bid" | "lot" | "over" | "settle" | "start" | "take" | "turn";
  round: number;
  auctioneer: number;
  turn: number | null;
  to_act: number[];
  order: number[];
  takers: number;
  lot: ArtSocietyOffer[];
  stacks: ArtSocietyStack[];
  pool: {
    [k: string]: number;
  };
  museum: ArtSocietyMuseum[];
  pending: ArtSocietyPending | null;
  parked: ArtSocietyParked | null;
  winners: number[] | null;
  endings: ArtSocietyEnding[];
  board: ArtSocietyBoard;
  rounds: ArtSocietyRound[];
  seat: number | null;
  my_bid: number | null;
  fits: ArtSocietyFit[];
  count_before: ArtSocietyCounted[];
}
/**
 * What lies before one player, open to all.
 */
export interface ArtSocietyPlayer {
  wall: ArtSocietyWallView;
  assistant: string | null;
  excess: string[];
  points: ArtSocietyPoints;
  hand: number[];
  has_bid: boolean;
  top_bid: number;
  bids: number[];
  settled: boolean;
  took: string | null;
  manner: "none" | "stored" | "swapped" | "took";
  assistant_began: string | null;
  merged: boolean;
  count: ArtSocietyCounted[];
  cards_left: number;
}
/**
 * One player's wall.
 */
export interface ArtSocietyWallView {
  columns: number;
  rows: number;
  empty: number;
  tiles: ArtSocietyShownWallsHung[];
  open_corners: string[];
  open_stars: string[];
}
/**
 * A tile on a wall and its top left space.
 */
export interface ArtSocietyShownWallsHung {
  tile: string;
  space: string;
  width: number;
  height: number;
  new?: boolean;
  type?: string | null;
  frame?: string | null;
  value?: number;
  shields?: number;
  frames_with?: string[];
  faux_pas?: boolean;
  faux_pas_with?: string[];
  eyeline?: boolean;
}
/**
 * AS-F2 to AS-F7: what the wall would score if the game ended now.
 */
export interface ArtSocietyPoints {
  prestige: number;
  decor: number;
  eyeline: number;
  full_wall: number;
  corners: number;
  excess: number;
  total: number;
}
/**
 * `count` times `each` makes `points`; a line for each type, then one for each other source.
 */
export interface ArtSocietyCounted {
  source: "corners" | "decor" | "excess" | "eyeline" | "full-wall" | "type";
  type?: string | null;
  count: number;
  each: number;
  points: number;
  spaces?: string[];
  struck?: string[];
}
/**
 * One painting of the lot; until all are chosen only its size and value are known.
 */
export interface ArtSocietyOffer {
  size: string;
  value: number;
  tile: string | null;
  width: number;
  height: number;
  type: string | null;
  frame: string | null;
}
/**
 * AS-S1: what is left of one size, and which paintings can be in it.
 */
export interface ArtSocietyStack {
  size: string;
  value: number;
  left: number;
  unseen: string[];
  width: number;
  height: number;
}
/**
 * AS-C5: one type in the museum.
 */
export interface ArtSocietyMuseum {
  type: string;
  prestige: number;
  multiplier: number;
  pile: string[];
  rank: number;
  track: number;
  laps: number;
}
/**
 * The turn as data: what its seat has still to resolve.
 */
export interface ArtSocietyPending {
  seat: number;
  new: string | null;
  must_hang: boolean;
  given: boolean;
  owed: number;
  choosing_set: boolean;
  set_begun: boolean;
}
/**
 * AS-E1: what `restore` puts back.
 */
export interface ArtSocietyParked {
  wall: ArtSocietyWallView;
  assistant: string | null;
  pool: {
    [k: string]: number;
  };
}
/**
 * AS-E3: what ended the game, and at whose wall or hand.
 */
export interface ArtSocietyEnding {
  seat: number;
  by: "cards" | "excess" | "full-wall";
}
/**
 * AS-C1: what is printed on every player's wall.
 */
export interface ArtSocietyBoard {
  columns: number;
  rows: number;
  stars: string[];
  eyeline: number[];
  corners: string[];
}
/**
 * One round from the moment its lot was turned face up.
 */
export interface ArtSocietyRound {
  round: number;
  auctioneer: number;
  lot: ArtSocietyLotted[];
  prestige: number[];
  multipliers: number[];
  standings?: ArtSocietyStanding[];
  ties?: ArtSocietyTie[];
  unsold?: string | null;
}
/**
 * A painting of a lot, and what became of it.
 */
export interface ArtSocietyLotted {
  tile: string;
  taken_by?: number | null;
  swapped_for?: string | null;
  stored?: boolean;
}
/**
 * AS-B2: a seat's place in the order of one round.
 */
export interface ArtSocietyStanding {
  seat: number;
  card: number;
  below?: number[];
  turn?: "had" | "now" | "waits";
}
/**
 * AS-B2: two equal bids one after the other, and the cards that decided.
 */
export interface ArtSocietyTie {
  first: number;
  second: number;
  card: number;
  below: number;
  higher: number;
  lower: number;
}
/**
 * What one painting of the lot would bring to the seat's own wall, as the museum stands now.
 */
export interface ArtSocietyFit {
  tile: string;
  places: number;
  good: number;
  decor: number;
  eyeline: number;
  corners: number;
  best: string | null;
  points: number;
}
/**
 * MU-T1: which card, and where? Cards without a place are listed too.
 */
export interface MuseeHang {
  type: "hang";
  cards: MuseeCard[];
}
/**
 * A card of the hand, and every place that takes it.
 */
export interface MuseeCard {
  number: number;
  places: MuseePlace[];
}
/**
 * A slot that takes the card, and what this would do at once; what is 0 is left out in JSON.
 *
 *     The window that the slot lies in stands in the view, once for all cards: its gap.
 */
export interface MuseePlace {
  gallery: "bottom" | "middle" | "top";
  column: number;
  neighbours?: number;
  staircases?: number;
  bonus?: number;
  closes?: number;
}
/**
 * MU-4P2: keep the unseen card or give it to the partner?
 */
export interface MuseeKeepOrGive {
  type: "keep-or-give";
  partner: number;
  pile: number;
}
/**
 * MA-S3: which painting goes under the hammer?
 */
export interface ModernArtOffer {
  type: "offer";
  cards: ModernArtPlayable[];
}
/**
 * A card that may be played, and how many of its kind the seat holds.
 */
export interface ModernArtPlayable {
  card: ModernArtCard;
  copies: number;
  ends_round: boolean;
  partners?: ModernArtCard[];
  pair_ends_round?: boolean;
}
/**
 * MA-D1, MA-D2: add a second painting to the double? There may be none to add.
 */
export interface ModernArtAddOrDecline {
  type: "add-or-decline";
  lot: ModernArtLot;
  cards: ModernArtPlayable[];
}
/**
 * MA-O1, MA-R1: bid from lowest to highest, or pass.
 */
export interface ModernArtBidOrPass {
  type: "bid-or-pass";
  lot: ModernArtLot;
  lowest: number;
  highest: number;
  last_word: boolean;
}
/**
 * MA-H1: seal from 0 (no bid) to highest.
 */
export interface ModernArtSeal {
  type: "seal";
  lot: ModernArtLot;
  highest: number;
}
/**
 * MA-F1: name a price from lowest to highest.
 */
export interface ModernArtNamePrice {
  type: "name-price";
  lot: ModernArtLot;
  lowest: number;
  highest: number;
}
/**
 * MA-F2: buy at the price, or pass.
 */
export interface ModernArtBuyOrPass {
  type: "buy-or-pass";
  lot: ModernArtLot;
  price: number;
}
/**
 * MA-M2: reveal a card of the mystery hand, or not.
 */
export interface ModernArtRevealOrSkip {
  type: "reveal-or-skip";
  mystery: number;
}
/**
 * AS-S2: where does the starting painting hang?
 */
export interface ArtSocietyStart {
  type: "start";
  tile: string;
  places: ArtSocietyPlace[];
}
/**
 * One legal place of a tile: its top left space and what the tile would bring there.
 */
export interface ArtSocietyPlace {
  space: string;
  matches?: number;
  faux_pas?: number;
  eyeline?: boolean;
  corners?: number;
  fills_wall?: boolean;
  points?: number;
  frames_with?: string[];
  faux_pas_with?: string[];
}
/**
 * AS-A1: from which stack comes the next painting of the lot?
 */
export interface ArtSocietyChooseLot {
  type: "lot";
  stacks: ArtSocietyBacks[];
  missing: number;
}
/**
 * A stack of the lot to choose from: size and value on the back, and how many are left.
 */
export interface ArtSocietyBacks {
  size: string;
  value: number;
  left: number;
  places: number;
}
/**
 * AS-B1: which card?
 */
export interface ArtSocietyBid {
  type: "bid";
  cards: number[];
}
/**
 * AS-T1: which painting of the lot? Each with its places on the seat's wall.
 */
export interface ArtSocietyTake {
  type: "take";
  paintings: ArtSocietyTile[];
}
/**
 * A tile with all its legal places on the seat's wall.
 */
export interface ArtSocietyTile {
  tile: string;
  places: ArtSocietyPlace[];
}
/**
 * AS-H1 to AS-H5, AS-X1 to AS-X4: what becomes of the new painting and the held tile?
 */
export interface ArtSocietyTurn {
  type: "turn";
  new: ArtSocietyTile | null;
  held: ArtSocietyTile | null;
  may_hold: boolean;
  swaps: ArtSocietyTile[];
  may_store: boolean;
  may_end: boolean;
  may_restore: boolean;
}
/**
 * AS-D2, AS-D3, AS-D5: which decor, and where?
 */
export interface ArtSocietyDecor {
  type: "decor";
  owed: number;
  choosing_set: boolean;
  decor: ArtSocietyDecorTile[];
  may_hold: boolean;
  merges: string[];
  may_stop: boolean;
  may_restore: boolean;
}
/**
 * A shape of decor with all its legal places on the seat's wall.
 */
export interface ArtSocietyDecorTile {
  tile: string;
  shields: number;
  places: ArtSocietyPlace[];
}
/**
 * AS-E1: done, or hang this round's tiles once more?
 */
export interface ArtSocietySettle {
  type: "settle";
  may_rehang: boolean;
}
/**
 * MU-T1.
 */
export interface MuseeHung {
  type: "hung";
  seat: number;
  gallery: "bottom" | "middle" | "top";
  column: number;
  number: number;
}
/**
 * MU-S1: only who drew it sees the card.
 */
export interface MuseeDrew {
  type: "drew";
  seat: number;
  number: number | null;
}
/**
 * MU-4P2: neither the giver nor anyone but the receiver sees the card.
 */
export interface MuseeGave {
  type: "gave";
  seat: number;
  receiver: number;
  number: number | null;
}
/**
 * MU-T7.
 */
export interface MuseeTookBonus {
  type: "took-bonus";
  seat: number;
  gallery: "bottom" | "middle" | "top";
}
/**
 * MU-T5.
 */
export interface MuseeWentOut {
  type: "went-out";
  seat: number;
}
/**
 * MU-T8.
 */
export interface MuseeEnded {
  type: "ended";
}
/**
 * MA-S3: a card was put on the easel, or ended the round.
 */
export interface ModernArtOffered {
  type: "offered";
  seat: number;
  card: ModernArtCard;
}
/**
 * MA-D1: a second card was added to a double.
 */
export interface ModernArtAdded {
  type: "added";
  seat: number;
  card: ModernArtCard;
}
/**
 * MA-D2: a seat added no card to a double.
 */
export interface ModernArtDeclined {
  type: "declined";
  seat: number;
}
/**
 * MA-O1, MA-R1: a bid that everybody heard.
 */
export interface ModernArtBid {
  type: "bid";
  seat: number;
  amount: number;
}
/**
 * MA-O3: by choice or for lack of money; in an open auction only the own seat is told.
 */
export interface ModernArtPassed {
  type: "passed";
  seat: number;
}
/**
 * MA-H1: a hand was closed; only its owner knows on what.
 */
export interface ModernArtSealed {
  type: "sealed";
  seat: number;
  amount: number | null;
}
/**
 * MA-H1: all hands were opened, seat by seat.
 */
export interface ModernArtHandsOpened {
  type: "hands-opened";
  amounts: number[];
}
/**
 * MA-F1: the auctioneer named a price.
 */
export interface ModernArtPriceNamed {
  type: "price-named";
  seat: number;
  amount: number;
}
/**
 * MA-A2: the hammer fell.
 */
export interface ModernArtSold {
  type: "sold";
  sale: ModernArtSale;
}
/**
 * MA-M2: a card of the mystery hand was turned up.
 */
export interface ModernArtRevealed {
  type: "revealed";
  seat: number;
  card: ModernArtCard;
}
/**
 * MA-M2: a seat revealed no card.
 */
export interface ModernArtSkipped {
  type: "skipped";
  seat: number;
}
/**
 * MA-V2: tokens were laid for each artist, 0 for none.
 */
export interface ModernArtRoundEnded {
  type: "round-ended";
  round: number;
  tokens: number[];
}
/**
 * MA-V3: what the bank paid for the seat's paintings.
 */
export interface ModernArtPaid {
  type: "paid";
  seat: number;
  amount: number;
}
/**
 * MA-S1: cards were dealt; only their owner knows which.
 */
export interface ModernArtDealt {
  type: "dealt";
  round: number;
  seat: number;
  count: number;
  cards: ModernArtCard[] | null;
}
/**
 * MA-W1: the game is over.
 */
export interface ModernArtEnded {
  type: "ended";
}
/**
 * AS-S2: seen by all at once.
 */
export interface ArtSocietyHungStart {
  type: "hung-start";
  seat: number;
  tile: string;
  space: string;
}
/**
 * AS-A1: the auctioneer took the top painting of this stack, unseen.
 */
export interface ArtSocietyChose {
  type: "chose";
  seat: number;
  size: string;
}
/**
 * AS-A1: the whole lot, once it is chosen.
 */
export interface ArtSocietyTurnedUp {
  type: "turned-up";
  lot: string[];
}
/**
 * AS-B1: only the seat itself knows its card.
 */
export interface ArtSocietySealed {
  type: "sealed";
  seat: number;
  card: number | null;
}
/**
 * AS-B1: the card of each seat.
 */
export interface ArtSocietyRevealed {
  type: "revealed";
  cards: number[];
}
/**
 * AS-T1.
 */
export interface ArtSocietyTook {
  type: "took";
  seat: number;
  tile: string;
}
/**
 * AS-H1: and how many frames it matches (AS-D1), how many of its type it touches (AS-F2).
 */
export interface ArtSocietyEventsHung {
  type: "hung";
  seat: number;
  tile: string;
  space: string;
  matches: number;
  faux_pas: number;
}
/**
 * AS-H3: a painting went to the assistant.
 */
export interface ArtSocietyHeld {
  type: "held";
  seat: number;
  tile: string;
}
/**
 * AS-X2: the new painting went to the museum for another of its type.
 */
export interface ArtSocietySwapped {
  type: "swapped";
  seat: number;
  given: string;
  taken: string;
}
/**
 * AS-X3: an excess painting.
 */
export interface ArtSocietyStored {
  type: "stored";
  seat: number;
  tile: string;
}
/**
 * The space is None if the decor went to the assistant.
 */
export interface ArtSocietyTookDecor {
  type: "took-decor";
  seat: number;
  tile: string;
  space: string | null;
}
/**
 * AS-D2, AS-D3: decor that was owed and is not taken.
 */
export interface ArtSocietyForfeited {
  type: "forfeited";
  seat: number;
  owed: number;
}
/**
 * AS-D5: the larger decor tile that smaller ones were merged into.
 */
export interface ArtSocietyMerged {
  type: "merged";
  seat: number;
  tile: string;
  space: string;
}
/**
 * AS-P1: the museum buys the painting, and its type advances.
 */
export interface ArtSocietyUnsold {
  type: "unsold";
  tile: string;
  kind: string;
  before: number;
  after: number;
}
/**
 * AS-E1: the seat is done, takes down what it hung, or puts it back.
 */
export interface ArtSocietySettling {
  type: "settling";
  seat: number;
  how: "done" | "rehang" | "restore";
}
/**
 * AS-E2: the gavel passes to the left.
 */
export interface ArtSocietyClosed {
  type: "closed";
  round: number;
  auctioneer: number;
}
/**
 * AS-E3: the game ended with this round.
 */
export interface ArtSocietyEnded {
  type: "ended";
  round: number;
}
export interface Clock {
  seat: number | null;
  kind: "hammer" | "turn";
  left_ms: number;
}
export interface Legal {
  n: number;
  actions: string[];
}
export interface Acked {
  cid: string;
  n: number;
}
export interface OrdersNow {
  orders: (Ceiling | Buy | Out | Wishes)[];
}
export interface TakenBack {
  n: number;
}
export interface Hint {
  n: number;
  action: string;
  sentences: string[];
}
export interface Shuffle {
  commitment: string;
  luck: string[];
  secret?: string;
  seed?: string | null;
}
export interface RematchMade {
  table: string;
  seat: number;
  token: string;
}
export interface BranchMade {
  table: string;
  seat: number;
  token: string;
}
export interface Branches {
  branches: BranchThere[];
}
/**
 * A branch of a finished game: where it leaves it, who plays on, against whom.
 */
export interface BranchThere {
  table: string;
  at: number;
  seat: number;
  bots: string;
}
/**
 * A recorded game as one eye saw it, from the deal to the end.
 */
export interface Replay {
  game: string;
  options: {};
  seats: string[] | null;
  eye: string;
  result: Result | null;
  state: ReplayState;
  moments: Moment[];
  standings: Standing[];
}
/**
 * All that an eye sees at one moment.
 */
export interface ReplayState {
  view: MuseeView | ModernArtView | ArtSocietyView;
  owns: {}[];
  waiting: number[];
}
/**
 * One action, and what it changed for this eye.
 */
export interface Moment {
  seat: number;
  action: string;
  changes: [(string | number)[], unknown][];
  events: (
    | MuseeHung
    | MuseeDrew
    | MuseeGave
    | MuseeTookBonus
    | MuseeWentOut
    | MuseeEnded
    | ModernArtOffered
    | ModernArtAdded
    | ModernArtDeclined
    | ModernArtBid
    | ModernArtPassed
    | ModernArtSealed
    | ModernArtHandsOpened
    | ModernArtPriceNamed
    | ModernArtSold
    | ModernArtRevealed
    | ModernArtSkipped
    | ModernArtRoundEnded
    | ModernArtPaid
    | ModernArtDealt
    | ModernArtEnded
    | ArtSocietyHungStart
    | ArtSocietyChose
    | ArtSocietyTurnedUp
    | ArtSocietySealed
    | ArtSocietyRevealed
    | ArtSocietyTook
    | ArtSocietyEventsHung
    | ArtSocietyHeld
    | ArtSocietySwapped
    | ArtSocietyStored
    | ArtSocietyTookDecor
    | ArtSocietyForfeited
    | ArtSocietyMerged
    | ArtSocietyUnsold
    | ArtSocietySettling
    | ArtSocietyClosed
    | ArtSocietyEnded
  )[];
}
/**
 * What everyone has at a moment, as if the game ended there.
 */
export interface Standing {
  round: number | null;
  scores: number[];
}
/**
 * A finished game looked at again, in one language; `@2` stands for the name of seat 2.
 */
export interface Review {
  course: string[];
  weighing: string;
  seats: SeatReview[];
  table: ReviewTable;
  luck: SeatLuck[];
  luck_table: ReviewTable;
  verdict: string;
}
/**
 * The decisions of one seat.
 */
export interface SeatReview {
  seat: number;
  good: number;
  every: number;
  sound: string;
  decisions: Weighed[];
}
/**
 * A decision that was not the best, and the better one.
 */
export interface Weighed {
  at: number;
  played: string;
  better: string;
  played_words: string;
  better_words: string;
  cost: number;
  at_least: boolean;
  cost_words: string;
  why: string;
}
export interface ReviewTable {
  title: string;
  text: string;
  columns: string[];
  words: number[];
  rows: string[][];
}
export interface SeatLuck {
  seat: number;
  score: number;
  par: number;
  error: number;
  luck: number;
  skill: number;
  wins: number;
}
/**
 * A review that is still being made; ask again.
 */
export interface Looking {
  done: number;
  steps: number;
  ahead: number;
}
/**
 * A guided game, and what its learner sees after the last move.
 */
export interface Lesson {
  table: Table;
  steps: LessonStep[];
  updates: Update[];
}
/**
 * One idea of a guided game, in one language.
 */
export interface LessonStep {
  id: string;
  title: string;
  text: string;
  show: string[];
  touch: string[];
  rises: [string, string][];
  does: boolean;
}
/**
 * A position with one best move, as the seat that is asked sees it.
 */
export interface Puzzle {
  day: string;
  ladder: Origin;
  table: Table;
  update: Update;
}
/**
 * The game of the ladder that a puzzle comes from.
 */
export interface Origin {
  match: string;
  bots: string[];
  deal: number;
  game: number;
}
/**
 * The best move of a puzzle and why; beside it what was answered.
 */
export interface Solution {
  action: string;
  in_words: string;
  sentences: string[];
  answered: string;
  answered_in_words: string;
  cost: string;
  right: boolean;
}
/**
 * Whether people can be told on their devices that it is their turn.
 */
export interface Push {
  key: string | null;
}
/**
 * A refusal, as application/problem+json and in the socket's `no`.
 */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  rule: string | null;
  args: {
    [k: string]: string | number;
  };
  update?: Update;
}
export interface Health {
  status: "ok";
  version: string;
}
export interface SocketHello {
  t: "hello";
  token?: string | null;
  since?: number | null;
  lang?: string;
}
export interface SocketAct {
  t: "act";
  cid: string;
  seen: number;
  action: string;
}
export interface SocketOrders {
  t: "orders";
  /**
   * @maxItems 4
   */
  orders:
    | []
    | [Ceiling | Buy | Out | Wishes]
    | [Ceiling | Buy | Out | Wishes, Ceiling | Buy | Out | Wishes]
    | [Ceiling | Buy | Out | Wishes, Ceiling | Buy | Out | Wishes, Ceiling | Buy | Out | Wishes]
    | [
        Ceiling | Buy | Out | Wishes,
        Ceiling | Buy | Out | Wishes,
        Ceiling | Buy | Out | Wishes,
        Ceiling | Buy | Out | Wishes
      ];
  cid: string;
}
export interface SocketPing {
  t: "ping";
  cid: string;
}
export interface SocketTable {
  t: "table";
  table: string;
  game: string;
  options: {};
  status: "over" | "playing" | "waiting";
  pace: "days" | "live" | "relaxed";
  host: number | null;
  spectators: boolean;
  hints: boolean;
  code?: string;
  seats: SeatNow[];
  commitment: string;
  match?: MatchNow;
  undone?: number;
  branch?: BranchNow;
}
export interface SocketUpdate {
  t: "update";
  n: number;
  view: MuseeView | ModernArtView | ArtSocietyView | null;
  choices:
    | MuseeHang
    | MuseeKeepOrGive
    | ModernArtOffer
    | ModernArtAddOrDecline
    | ModernArtBidOrPass
    | ModernArtSeal
    | ModernArtNamePrice
    | ModernArtBuyOrPass
    | ModernArtRevealOrSkip
    | ArtSocietyStart
    | ArtSocietyChooseLot
    | ArtSocietyBid
    | ArtSocietyTake
    | ArtSocietyTurn
    | ArtSocietyDecor
    | ArtSocietySettle
    | null;
  events: (
    | MuseeHung
    | MuseeDrew
    | MuseeGave
    | MuseeTookBonus
    | MuseeWentOut
    | MuseeEnded
    | ModernArtOffered
    | ModernArtAdded
    | ModernArtDeclined
    | ModernArtBid
    | ModernArtPassed
    | ModernArtSealed
    | ModernArtHandsOpened
    | ModernArtPriceNamed
    | ModernArtSold
    | ModernArtRevealed
    | ModernArtSkipped
    | ModernArtRoundEnded
    | ModernArtPaid
    | ModernArtDealt
    | ModernArtEnded
    | ArtSocietyHungStart
    | ArtSocietyChose
    | ArtSocietyTurnedUp
    | ArtSocietySealed
    | ArtSocietyRevealed
    | ArtSocietyTook
    | ArtSocietyEventsHung
    | ArtSocietyHeld
    | ArtSocietySwapped
    | ArtSocietyStored
    | ArtSocietyTookDecor
    | ArtSocietyForfeited
    | ArtSocietyMerged
    | ArtSocietyUnsold
    | ArtSocietySettling
    | ArtSocietyClosed
    | ArtSocietyEnded
  )[];
  pending: string | null;
  orders: (Ceiling | Buy | Out | Wishes)[];
  waiting: number[];
  clock: Clock | null;
  afresh?: boolean;
}
export interface SocketAck {
  t: "ack";
  cid: string;
  n: number;
}
export interface SocketNo {
  t: "no";
  title: string;
  status: number;
  detail: string;
  code: string;
  rule: string | null;
  args: {
    [k: string]: string | number;
  };
  update?: Update;
  cid: string;
}
export interface SocketPong {
  t: "pong";
  cid: string;
}
/**
 * The server closes; to come back makes sense after so long, or not at all (null).
 */
export interface SocketBye {
  t: "bye";
  reason: string;
  retry_ms: number | null;
}
