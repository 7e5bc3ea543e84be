import { actionBound, computed, type IComputedValue, makeObservable, observable, observableRef, when } from "mobx";
import type { ApiError } from "../../api/error";
import type { FormField, FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import type { DraftRegistry } from "../../widgets/draft";
import { differs, fieldsOf, sameValue, visibleNames } from "./form-fields";
import { propertyPaths } from "./field-path";
import type { RawCheck } from "./form-validator";
import type { Problem } from "./problem";
import { problemsOf } from "./problems";
import { ServerMessages } from "./server-messages";
import { Submission } from "./submission";
import { type AskTaken, UniqueChecks } from "./unique-checks";

/** What a form's state is made from. */
export interface FormStateParts {
  view: FormView;
  initial: Row;
  /** What was typed before, in an earlier life of the form; `initial` unless told. */
  values?: Row;
  /** Names this opened form for calls that happen once per token. */
  clientToken: string;
  /** It was sent in an earlier life, and no answer came. */
  lost?: boolean;
  check: RawCheck;
  ask: AskTaken;
  /** How long to wait for further typing before asking whether a value is taken, milliseconds. */
  askPauseMs: number;
}

/** What a form knows beyond rjsf: its values, what the user has seen of their problems, and what became of sending them. */
export class FormState {
  readonly view: FormView;
  readonly fields: readonly FormField[];
  readonly initial: Row;
  /** What it opened with: `initial`, or what was typed before. */
  readonly start: Row;
  readonly unique: UniqueChecks;
  readonly submission: Submission;
  /** What the server said of the present values. */
  readonly server = new ServerMessages();
  values: Row;
  visible: ReadonlySet<string>;
  /** A submit was refused: from then on every problem shows at once. */
  attempted = false;
  private readonly check: RawCheck;
  private readonly problemAtPlace = new Map<string, IComputedValue<Problem | undefined>>();
  private readonly touched = observable.set<string>();
  /** With what the choices of a field were last asked for, by field: while that stays, so does its value. */
  readonly askedWith = new Map<string, string>();
  /** The fields of which it is not known yet whether their value is still a choice. */
  private readonly unsettled = observable.set<string>();
  private readonly drafts = new Set<() => void>();
  /** How many things are under way that become part of the values: files being sent. */
  private underWay = 0;
  /** How many of them came to nothing. */
  private brokenOff = 0;

  constructor({ view, initial, values = initial, clientToken, lost = false, check, ask, askPauseMs }: FormStateParts) {
    this.view = view;
    this.fields = fieldsOf(view);
    this.initial = initial;
    this.start = values;
    this.values = values;
    this.submission = new Submission(clientToken, lost);
    this.check = check;
    this.unique = new UniqueChecks(ask, askPauseMs);
    this.visible = visibleNames(this.fields, values);
    makeObservable<this, "found" | "underWay" | "count">(this, {
      values: observableRef,
      visible: observableRef,
      attempted: observable,
      found: computed,
      faulty: computed,
      typed: computed,
      dirty: computed,
      change: actionBound,
      touch: actionBound,
      refuse: actionBound,
      fail: actionBound,
      hear: actionBound,
      underWay: observable,
      count: actionBound,
      unsettle: actionBound,
      settle: actionBound,
    });
  }

  /** Whether anything was typed that is not saved. */
  get typed(): boolean {
    return !this.submission.saved && differs(this.fields, this.initial, this.values);
  }

  /** Whether leaving would lose what was typed. */
  get dirty(): boolean {
    return this.typed && !this.submission.parted;
  }

  /** Whether anything is the matter with the values, shown or not. */
  get wrong(): boolean {
    return this.found.size > 0;
  }

  /** All problems of these values, whether shown or not. */
  problems(values: Row): ReadonlyMap<string, Problem> {
    return problemsOf(this.check(values), { view: this.view, values, initial: this.initial, taken: this.unique.taken });
  }

  /** The problem to show at a field: not while the user first types in it. */
  shownProblem(name: string): Problem | undefined {
    if (this.unique.statusOf(name) === "taken") return { rule: "taken", detail: "" };
    return this.attempted || this.touched.has(name) ? this.problemAt(name) : undefined;
  }

  /**
   * The problem of a field, or of a cell by its place ("items.0.name"), whether it is to be shown or not: the row knows whether
   * the user has been there. Whoever asks hears again only where it is another.
   */
  problemAt(place: string): Problem | undefined {
    const known = this.problemAtPlace.get(place) ?? computed(() => this.found.get(place), { equals: sameProblem });
    this.problemAtPlace.set(place, known);
    return known.get();
  }

  /** The fields with something to mend, in their order, once a submit was refused. */
  get faulty(): FormField[] {
    if (!this.attempted) return [];
    return this.fields.filter(
      ({ name }) => this.shownProblem(name) !== undefined || this.server.within(name) !== undefined,
    );
  }

  /** The form has other values. */
  change(values: Row): void {
    const changed = this.fields.filter(({ name }) => !sameValue(values[name], this.values[name]));
    const previous = this.values;
    this.values = values;
    const visible = visibleNames(this.fields, values);
    if ([...visible].join() !== [...this.visible].join()) this.visible = visible;
    this.server.forgetOutdated(previous, values);
    if (changed.length > 0) this.submission.fail(undefined);
    for (const field of changed) this.question(field);
  }

  /** The user has left a field. */
  touch(name: string): void {
    this.touched.add(name);
  }

  /** A submit was refused by the form itself: its problems show. */
  refuse(): void {
    this.attempted = true;
  }

  /** A submit was refused by the server. Messages about fields go to the fields, the rest above them. */
  fail(error: Pick<ApiError, "message" | "fieldErrors" | "requestId">): void {
    this.attempted = true;
    this.submission.setLost(false);
    // The answer is about all of it: what an earlier one said is void.
    this.server.clear();
    const rest = this.hear(error.fieldErrors);
    const message = rest.length > 0 ? rest.join(" ") : this.server.some ? undefined : error.message;
    this.submission.fail(
      message === undefined
        ? undefined
        : { message, ...(error.requestId === undefined ? {} : { requestId: error.requestId }) },
    );
  }

  /** What the server says of values that were not submitted yet: it goes to the fields. @returns what belongs to none. */
  hear(fieldErrors: ApiError["fieldErrors"]): string[] {
    return this.server.take(fieldErrors, propertyPaths(this.fields), this.visible);
  }

  /** Whether a field's value is still a choice is being found out. */
  unsettle(name: string): void {
    this.unsettled.add(name);
  }

  /** It is known now. */
  settle(name: string): void {
    this.unsettled.delete(name);
  }

  /** Has the form wait with being sent for something that becomes part of its values. @returns the same */
  holdFor<T>(work: Promise<T>): Promise<T> {
    this.count(1);
    // Not at once: first the input hears, and tells its value.
    const end = (): void => void setTimeout(() => this.count(-1));
    work.then(end, () => {
      this.brokenOff += 1;
      end();
    });
    return work;
  }

  private count(more: number): void {
    this.underWay += more;
  }

  /** Waits until nothing is being asked of any value, and nothing is under way. @returns whether all of that has come to an end as was meant. */
  async settled(): Promise<boolean> {
    const { brokenOff } = this;
    await Promise.all([this.unique.settled(), when(() => this.unsettled.size === 0 && this.underWay === 0)]);
    return this.brokenOff === brokenOff;
  }

  /** Where inputs leave word how to hand over what is being typed. */
  readonly registry: DraftRegistry = {
    add: (handOver) => {
      this.drafts.add(handOver);
      return () => this.drafts.delete(handOver);
    },
  };

  /** Has every input hand over what is being typed. */
  collectDrafts(): void {
    for (const handOver of this.drafts) handOver();
  }

  private question({ name, unique }: FormField): void {
    if (!unique) return;
    const value = this.values[name];
    const worthIt = !sameValue(value, this.initial[name]) && !sameValue(value, undefined) && !this.problemBut(name);
    if (worthIt) this.unique.question(name, value);
    else this.unique.forget(name);
  }

  /** Whether a field has a problem other than being taken. */
  private problemBut(name: string): boolean {
    const problem = problemsOf(this.check(this.values), {
      view: this.view,
      values: this.values,
      initial: this.initial,
      taken: new Set(),
    });
    return problem.has(name);
  }

  /** Found when somebody first looks: a form that has just opened shows none. */
  private get found(): ReadonlyMap<string, Problem> {
    return this.problems(this.values);
  }
}

function sameProblem(left: Problem | undefined, right: Problem | undefined): boolean {
  return left?.rule === right?.rule && left?.detail === right?.detail;
}
