import { actionBound, makeObservable, observable, observableRef } from "mobx";
import type { Row } from "../../widgets/contract";

/** A failed submit, as far as it belongs to no field. */
export interface Failure {
  message: string;
  requestId?: string;
}

/** What becomes of a form that is sent: whether it is on its way, arrived, was refused, or nobody knows. */
export class Submission {
  /** Names what is sent, for calls that happen once per token. */
  clientToken: string;
  /** From the submit on until the answer is there and the button may be pressed again. */
  busy = false;
  /** The answer is there: nothing typed can be lost any more. */
  saved = false;
  /** It was sent and no answer came: it may have been done, or not. */
  lost: boolean;
  /** The user goes to look elsewhere and means to come back: nothing is lost by that. */
  parted = false;
  failure: Failure | undefined = undefined;
  /** What the preview says of the present values; undefined while that is not known. */
  previewed: Row | undefined = undefined;

  constructor(clientToken: string, lost: boolean) {
    this.clientToken = clientToken;
    this.lost = lost;
    makeObservable(this, {
      busy: observable,
      saved: observable,
      lost: observable,
      parted: observable,
      failure: observableRef,
      previewed: observableRef,
      setBusy: actionBound,
      setSaved: actionBound,
      setLost: actionBound,
      part: actionBound,
      fail: actionBound,
      setPreviewed: actionBound,
    });
  }

  setBusy(busy: boolean): void {
    this.busy = busy;
  }

  /** @param clientToken for whatever is sent next. */
  setSaved(clientToken: string): void {
    this.saved = true;
    this.lost = false;
    this.clientToken = clientToken;
  }

  /** No answer came, or the user knows after all what became of it. */
  setLost(lost: boolean): void {
    this.lost = lost;
    if (lost) this.failure = undefined;
  }

  /** The user goes to look what became of it. */
  part(): void {
    this.parted = true;
  }

  /** It was refused; `undefined` where that is said at the fields, or no longer true of what is typed. */
  fail(failure: Failure | undefined): void {
    this.failure = failure;
  }

  setPreviewed(answer: Row | undefined): void {
    this.previewed = answer;
  }
}
