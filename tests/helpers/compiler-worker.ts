// First, for shapes look at it when they are made.
import "../../src/compiler/without-eval";
import type { Reported } from "../../src/compiler/report/report";
import { rechecker } from "../../src/compiler/recheck";
import type { Texts } from "../../src/compiler/sources";

/** What a worker found, and in how many milliseconds. */
export interface WorkerAnswer extends Reported {
  took: number;
}

let texts: Texts | undefined;
const read = (): Promise<Texts> => (texts ? Promise.resolve(texts) : Promise.reject(new Error("Nothing to compile.")));

/** The names of what is emitted, and the code of validators, are of no matter to what is found. */
const ready = import("../../src/compiler/checks/promql").then(({ readQuery }) =>
  rechecker(read, { hash: () => "00000000", validator: () => "", readQuery }),
);

async function answer(): Promise<void> {
  const recheck = await ready;
  const start = performance.now();
  const { errors, warnings } = (await recheck()).compiled;
  postMessage({ errors, warnings, took: performance.now() - start } satisfies WorkerAnswer);
}

addEventListener("message", ({ data }: MessageEvent<Texts>) => {
  texts = data;
  void answer();
});
