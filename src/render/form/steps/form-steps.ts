import { action, computed, makeObservable, observable } from "mobx";
import type { FormField, FormView } from "../../../model/resolved-form";
import type { Words } from "../../../model/words";
import type { FormState } from "../form-state";

/** How far a step is. */
export type StepStatus = "current" | "done" | "faulty" | "ahead";

/** Where the user is in a form of several steps; behind the last of them comes the review of everything. */
export class FormSteps {
  readonly titles: readonly Words[];
  /** Place of the step shown; the number of steps while everything is reviewed. */
  current = 0;
  /** The furthest place the user has been to. */
  reached = 0;
  private readonly view: FormView;
  private readonly state: FormState;

  /** `before`: where the user was in the form that this one follows. */
  constructor(view: FormView, state: FormState, before?: Pick<FormSteps, "current" | "reached">) {
    this.view = view;
    this.state = state;
    this.titles = view.steps ?? [];
    if (before) {
      this.current = Math.min(before.current, this.titles.length);
      this.reached = Math.min(before.reached, this.titles.length);
    }
    makeObservable(this, { current: observable, reached: observable, reviewing: computed, show: action });
  }

  /** Whether everything is shown for review: only then it can be sent. */
  get reviewing(): boolean {
    return this.current === this.titles.length;
  }

  /** The fields of a step that are shown. */
  fieldsOf(step: number): FormField[] {
    const fields = this.view.sections.flatMap((section) => (section.step === step ? section.fields : []));
    return fields.filter(({ name }) => this.state.visible.has(name));
  }

  /** The first field of a step that has something to mend; from then on it says so. */
  faultyField(step: number): FormField | undefined {
    const fields = this.fieldsOf(step);
    for (const { name } of fields) this.state.touch(name);
    return fields.find((field) => this.isFaulty(field));
  }

  /** How far a step is; what is wrong in one that was left shows. */
  statusOf(step: number): StepStatus {
    if (step === this.current) return "current";
    if (this.fieldsOf(step).some((field) => this.isFaulty(field))) return "faulty";
    return step < this.reached ? "done" : "ahead";
  }

  /** The step a field stands in. */
  stepOf(name: string): number | undefined {
    return this.view.sections.find(({ fields }) => fields.some((field) => field.name === name))?.step;
  }

  /** Shows a step, or behind the last the review. */
  show(step: number): void {
    this.current = step;
    this.reached = Math.max(this.reached, step);
  }

  private isFaulty({ name }: FormField): boolean {
    return this.state.shownProblem(name) !== undefined || this.state.server.within(name) !== undefined;
  }
}
