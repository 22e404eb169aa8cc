/** People who look at an ended game together. One leads: the pages of the others follow. */
import type {
  ChatLineData,
  LanguageId,
  PointerMessage,
  RoomMessage,
  SeatTokenData,
  ServerMessage,
} from '../api/types';
import { Connection, type ConnectionStatus } from '../connection/connection';
import type { ReviewModel } from '../review/review-model.svelte';

const POINT_EVERY = 200; // milliseconds between two places of the pointer
const ASK_AGAIN = 20_000; // milliseconds: a leader who is silent for long loses the lead to who asks again

type Position = NonNullable<RoomMessage['position']>;

export class Room {
  status = $state<ConnectionStatus>('connecting');
  state = $state.raw<RoomMessage | null>(null);
  chat = $state.raw<ChatLineData[]>([]);
  pointer = $state.raw<PointerMessage | null>(null);
  /** the seat at a branch that another member made */
  branch = $state.raw<{ seated: SeatTokenData; entry: number } | null>(null);
  /** whether this page goes where the leader goes */
  follows = $state(true);
  problem = $state('');
  private readonly connection: Connection;
  private pointed = 0;
  private asking: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly model: ReviewModel,
    token: string | null,
    language: LanguageId,
    dial?: ConstructorParameters<typeof Connection>[2],
  ) {
    this.connection = new Connection(
      { table: model.id, token, language, sections: false },
      {
        message: (message) => this.receive(message),
        status: (status, why) => {
          this.status = status;
          this.problem = status === 'closed' ? why : '';
        },
      },
      dial,
    );
  }

  get leads(): boolean {
    return this.state !== null && this.state.leader === this.state.you;
  }

  get leader(): RoomMessage['members'][number] | undefined {
    return this.state?.members.find(({ member }) => member === this.state?.leader);
  }

  get asker(): RoomMessage['members'][number] | undefined {
    return this.state?.members.find(({ member }) => member === this.state?.asking);
  }

  get mayLead(): boolean {
    const { state } = this;
    return state !== null && state.members.find(({ member }) => member === state.you)?.seat !== null;
  }

  /** Where the leader is, on a page that looks around by itself. */
  get ghost(): number | null {
    return this.leads || this.follows ? null : (this.state?.position?.entry ?? null);
  }

  close(): void {
    clearInterval(this.asking);
    this.connection.tell({ type: 'room-leave' });
    this.connection.close();
  }

  /** Tell the others where this page is. */
  lead(position: Position): void {
    if (this.leads) this.connection.tell({ type: 'room-lead', position });
  }

  point(anchor: string | null, x = 0, y = 0, highlights = false): void {
    const now = performance.now();
    if (!this.leads || (anchor !== null && !highlights && now - this.pointed < POINT_EVERY)) return;
    this.pointed = now;
    this.connection.tell({ type: 'room-point', anchor, x, y, highlights });
  }

  ask(): void {
    clearInterval(this.asking);
    this.connection.tell({ type: 'room-ask' });
    this.asking = setInterval(() => {
      if (this.state?.asking === this.state?.you) this.connection.tell({ type: 'room-ask' });
      else clearInterval(this.asking);
    }, ASK_AGAIN);
  }

  hand(member: number): void {
    this.connection.tell({ type: 'room-hand', member });
  }

  async say(text: string): Promise<void> {
    const entry = this.model.view === 'moves' ? this.model.at : null;
    await this.connection.request({ type: 'chat', text, entry });
  }

  lookAround(): void {
    this.follows = false;
    this.pointer = null;
  }

  comeBack(): void {
    this.follows = true;
    this.follow();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.chat = message.chat;
      this.connection.tell({ type: 'room-join' });
    } else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    else if (message.type === 'branch-seat') this.branch = message;
    else if (message.type === 'pointer') this.pointer = this.follows ? message : null;
    else if (message.type === 'room') {
      const had = this.leads;
      this.state = message;
      if (had !== this.leads) this.pointer = null;
      this.model.useRoomPass(message.room_pass);
      this.follow();
    }
  }

  /** Go where the leader is. */
  private follow(): void {
    const position = this.state?.position;
    if (!position || this.leads || !this.follows) return;
    this.model.goWithLeader(position);
  }
}
