/** The seats that this device knows of. A token is the only key to a seat: it stays in this browser. */
import type { SeatTokenData } from '../api/types';
import { save, load } from './storage';

const MOST = 8_000; // as many as one request may ask for

let seats = $state<SeatTokenData[]>(load<SeatTokenData[]>('seats', []));

export function mySeats(): readonly SeatTokenData[] {
  return seats;
}

/** The newest seat that this device has at a table. */
export function mySeat(table: string): SeatTokenData | undefined {
  return seats.find((seated) => seated.table === table);
}

export function remember(seated: SeatTokenData): void {
  seats = [seated, ...seats.filter((other) => other.token !== seated.token)].slice(0, MOST);
  save('seats', seats);
}

export function forget(token: string): void {
  seats = seats.filter((seated) => seated.token !== token);
  save('seats', seats);
}
