/** Whether there is a way to the server. `waiting`: for the next try; `offline`: likewise, and the network is gone. */
export type Status = "connecting" | "open" | "waiting" | "offline";

interface Listener {
  opened(): void;
  received(frame: unknown): void;
  changed(status: Status): void;
  /** Something happened after which the socket may be dead without knowing it. */
  doubted(): void;
}

const FIRST_WAIT = 500; // milliseconds, doubled with every try that fails
const LONGEST_WAIT = 20_000;

/** A web socket that is opened again whenever it breaks off, until it is closed here. */
export class Socket {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #ended = new AbortController();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    const { signal } = this.#ended;
    addEventListener("online", this.#lookUp, { signal });
    addEventListener("offline", this.#lookUp, { signal });
    document.addEventListener("visibilitychange", this.#lookUp, { signal });
    this.#open();
  }

  /** Sent now, or not at all: whoever sends looks after what must not be lost. */
  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Give this socket up, and open a new one after a while. */
  restart(): void {
    this.#drop();
    this.#listener.changed(navigator.onLine ? "waiting" : "offline");
    this.#timer = setTimeout(() => this.#open(), waitAfter(this.#failures));
    this.#failures += 1;
  }

  close(): void {
    this.#ended.abort();
    this.#drop();
  }

  #open(): void {
    this.#drop();
    if (this.#failures === 0) this.#listener.changed("connecting"); // else nothing is better yet than it was
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#listener.changed("open");
      this.#listener.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#listener.received(data);
    };
    socket.onclose = () => this.restart();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  /** The network came or went, or somebody came back to the page: he does not wait for the next try. */
  readonly #lookUp = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState !== WebSocket.OPEN)
      this.#open(); // one that hangs on its way is given up
    else this.#listener.doubted();
  };
}

/** Half of it by chance, so that not all come back at once. */
function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + Math.random() / 2);
}
