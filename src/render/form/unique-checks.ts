import { makeAutoObservable, observable } from "mobx";

/** How far the question is whether a value is taken. */
export type UniqueStatus = "checking" | "free" | "taken" | "failed";

/** Asks the server; true when the value is taken. */
export type AskTaken = (field: string, value: unknown, signal: AbortSignal) => Promise<boolean>;

interface Question {
  value: unknown;
  status: UniqueStatus;
}

/** Asks while the user types whether values are taken. Of several questions about a field only the last answer counts. */
export class UniqueChecks {
  private readonly questions = observable.map<string, Question>({}, { deep: false });
  private readonly running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  private readonly ask: AskTaken;
  private readonly pauseMs: number;

  /** @param pauseMs how long to wait for further typing. */
  constructor(ask: AskTaken, pauseMs: number) {
    this.ask = ask;
    this.pauseMs = pauseMs;
    makeAutoObservable<this, "questions" | "running" | "ask" | "pauseMs">(
      this,
      { questions: false, running: false, ask: false, pauseMs: false },
      { autoBind: true },
    );
  }

  /** What is known about a field's present value; undefined when nothing was asked. */
  statusOf(field: string): UniqueStatus | undefined {
    return this.questions.get(field)?.status;
  }

  /** The fields whose present value is taken. */
  get taken(): ReadonlySet<string> {
    return new Set([...this.questions].filter(([, { status }]) => status === "taken").map(([field]) => field));
  }

  /** The field has another value, which is worth asking about. */
  question(field: string, value: unknown): void {
    this.forget(field);
    const controller = new AbortController();
    this.questions.set(field, { value, status: "checking" });
    this.running.set(field, { controller, done: this.answer(field, value, controller.signal) });
  }

  /** The field has another value, which is not worth asking about. */
  forget(field: string): void {
    this.running.get(field)?.controller.abort();
    this.running.delete(field);
    this.questions.delete(field);
  }

  /** Waits until nothing is being asked any more. */
  async settled(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  /** The form goes away. */
  stop(): void {
    for (const { controller } of this.running.values()) controller.abort();
  }

  private async answer(field: string, value: unknown, signal: AbortSignal): Promise<void> {
    await pause(this.pauseMs, signal);
    if (signal.aborted) return;
    let status: UniqueStatus;
    try {
      status = (await this.ask(field, value, signal)) ? "taken" : "free";
    } catch {
      // The server checks again on saving; not knowing now must not keep anybody from it.
      status = "failed";
    }
    if (!signal.aborted) this.learn(field, { value, status });
  }

  private learn(field: string, question: Question): void {
    this.questions.set(field, question);
    this.running.delete(field);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
