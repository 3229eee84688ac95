// What of the protocol belongs to this game.
import type * as wire from "../../wire/wire";

export type View = wire.ModernArtView;
export type Lot = wire.ModernArtLot;
export type Sale = wire.ModernArtSale;
export type Round = wire.ModernArtRound;
export type Playable = wire.ModernArtPlayable;
export type Payout = wire.ModernArtPayout;
export type Happening =
  | wire.ModernArtOffered
  | wire.ModernArtAdded
  | wire.ModernArtDeclined
  | wire.ModernArtBid
  | wire.ModernArtPassed
  | wire.ModernArtSealed
  | wire.ModernArtHandsOpened
  | wire.ModernArtPriceNamed
  | wire.ModernArtSold
  | wire.ModernArtRevealed
  | wire.ModernArtSkipped
  | wire.ModernArtRoundEnded
  | wire.ModernArtPaid
  | wire.ModernArtDealt
  | wire.ModernArtEnded;
export type Choices =
  | wire.ModernArtOffer
  | wire.ModernArtAddOrDecline
  | wire.ModernArtBidOrPass
  | wire.ModernArtSeal
  | wire.ModernArtNamePrice
  | wire.ModernArtBuyOrPass
  | wire.ModernArtRevealOrSkip;
