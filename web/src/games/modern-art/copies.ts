// Which copy of its kind each card is: a card in a hand that this eye knows keeps its picture until it is played.
import { copiesOf, pictureOf, written, type Card } from "./cards";

export class Copies {
  /** By kind, for each copy: the seat that holds it, or whether it lay open already. */
  private readonly kinds = new Map<string, (number | "open" | undefined)[]>();

  /** MA-S1: from now on nobody else's card can be this copy. */
  deal(card: Card, seat: number): void {
    const [copy] = this.unknown(card, seat);
    if (copy !== undefined) this.marks(card)[copy] = seat;
  }

  /** The picture of the card that the seat lays open. */
  play(card: Card, seat: number): string {
    return this.open(card, this.ofSeat(card, seat)[0] ?? seat % copiesOf(card));
  }

  /** MA-M2: the picture of a card that comes from nobody's hand. */
  reveal(card: Card, seat: number): string {
    return this.open(card, this.unknown(card, seat)[0] ?? seat % copiesOf(card));
  }

  /** The picture of a card in a hand, the first of its kind there being number 0. */
  inHand(card: Card, seat: number, number: number): string {
    const copies = this.ofSeat(card, seat);
    return pictureOf(card, copies[number] ?? (seat + number) % copiesOf(card));
  }

  private open(card: Card, copy: number): string {
    this.marks(card)[copy] = "open";
    return pictureOf(card, copy);
  }

  /** What the seat holds, and then what it may hold for all that is known. */
  private ofSeat(card: Card, seat: number): number[] {
    const marks = this.marks(card);
    return [...order(card, seat).filter((copy) => marks[copy] === seat), ...this.unknown(card, seat)];
  }

  private unknown(card: Card, seat: number): number[] {
    const marks = this.marks(card);
    return order(card, seat).filter((copy) => marks[copy] === undefined);
  }

  private marks(card: Card): (number | "open" | undefined)[] {
    const marks = this.kinds.get(written(card)) ?? [];
    this.kinds.set(written(card), marks);
    return marks;
  }
}

/** Every seat prefers another copy, so that screens which know different hands mostly show the same pictures. */
function order(card: Card, seat: number): number[] {
  const copies = copiesOf(card);
  return Array.from({ length: copies }, (_, step) => (seat + step) % copies);
}
