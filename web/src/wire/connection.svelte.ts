import type {
  Acknowledged,
  Act,
  Answer,
  AnyAction,
  AskUndo,
  FromPlayer,
  FromServer,
  Pong,
  Reason,
  Refused,
  Undo,
  WhyNot,
} from "./messages.ts";
import { parse } from "./parse.ts";
import { isRenewed } from "./renewed.ts";
import { Socket, type Status } from "./socket.ts";

/** Who reads over a connection. */
export interface Reader {
  /** Said first, whenever the connection is there. */
  greeting(): FromPlayer;
  receive(message: Heard): void;
}

/** What is no answer to a question. */
export type Heard = Exclude<FromServer, Acknowledged | Reason | Pong>;

type Asked = Act | Undo | AskUndo | Answer | WhyNot;
export type Move = WithoutId<Act | Undo | AskUndo | Answer>;
type WithoutId<M> = M extends Asked ? Omit<M, "id"> : never;

interface Question {
  readonly asked: Asked;
  readonly answered: (answer: Acknowledged | Reason | Refused) => void;
}

const PING_EVERY = 15_000; // milliseconds
const PONG_WITHIN = 8_000;

/** The live channel of one page. What is asked is asked again, with the same id, until it is answered. */
export class Connection {
  readonly #reader: Reader;
  readonly #open = new Map<string, Question>();
  readonly #socket: Socket;
  #ping: { readonly id: string; readonly at: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #status = $state<Status>("connecting");
  #latency = $state<number | null>(null);
  #isStale = $state(false);
  #moves = $state(0);
  #wasOpen = false;

  constructor(reader: Reader) {
    this.#reader = reader;
    this.#socket = new Socket(liveAddress(), {
      opened: () => this.#greet(),
      received: (frame) => this.#hear(frame),
      changed: (status) => this.#turn(status),
      doubted: () => this.#sendPing(),
    });
  }

  get status(): Status {
    return this.#status;
  }

  /** Milliseconds there and back, when last measured. */
  get latency(): number | null {
    return this.#latency;
  }

  /** Whether the server says what this page does not know: the page is older than the server. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** Whether a move waits for its answer. */
  get hasMove(): boolean {
    return this.#moves > 0;
  }

  /** Say something that the next greeting would say again. */
  send(message: FromPlayer): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Who closes the connection before the answer gets none. */
  move(move: Move): Promise<Acknowledged | Refused> {
    this.#moves += 1;
    return new Promise((resolve) => {
      this.#ask({ ...move, id: newId() }, (answer) => {
        this.#moves -= 1;
        if (answer.type !== "reason") resolve(answer);
      });
    });
  }

  /** Why not, after actions that would be sent with it. */
  whyNot(action: AnyAction, after: readonly AnyAction[] = []): Promise<Reason | Refused> {
    return new Promise((resolve) => {
      const asked: WhyNot = {
        type: "why-not",
        id: newId(),
        action,
        ...(after.length > 0 ? { after: [...after] } : {}),
      };
      this.#ask(asked, (answer) => answer.type !== "acknowledged" && resolve(answer));
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  #ask(asked: Asked, answered: Question["answered"]): void {
    this.#open.set(asked.id, { asked, answered });
    this.send(asked);
  }

  /** Whoever comes back may find another server, which may not know what this page says. */
  #greet(): void {
    if (this.#wasOpen) void isRenewed().then((is) => (this.#isStale ||= is));
    this.#wasOpen = true;
    this.send(this.#reader.greeting());
    for (const { asked } of this.#open.values()) this.send(asked);
    this.#sendPing();
  }

  #turn(status: Status): void {
    this.#status = status;
    if (status !== "open") clearTimeout(this.#timer);
  }

  #hear(frame: unknown): void {
    const message = parse(frame);
    if (message === null) this.#isStale = true;
    else if (message.type === "pong") this.#hearPong(message);
    else if (message.type === "acknowledged" || message.type === "reason") this.#settle(message.id, message);
    else if (message.type === "refused" && message.id !== null) this.#settle(message.id, message);
    else this.#reader.receive(message);
  }

  #settle(id: string, answer: Acknowledged | Reason | Refused): void {
    this.#open.get(id)?.answered(answer);
    this.#open.delete(id);
  }

  /** A socket over which no pong comes back is dead, whatever it says. */
  #sendPing(): void {
    if (this.#status !== "open") return;
    clearTimeout(this.#timer);
    this.#ping = { id: newId(), at: performance.now() };
    this.send({ type: "ping", id: this.#ping.id });
    this.#timer = setTimeout(() => this.#socket.restart(), PONG_WITHIN);
  }

  #hearPong({ id }: Pong): void {
    if (id !== this.#ping?.id) return;
    clearTimeout(this.#timer);
    this.#latency = performance.now() - this.#ping.at;
    this.#timer = setTimeout(() => this.#sendPing(), PING_EVERY);
  }
}

/** `crypto.randomUUID` is withheld where a page comes over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function liveAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`;
}
