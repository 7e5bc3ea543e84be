import type { CalledOperation } from "../generated/operations";
import type { Paging } from "./config/api-adapter";

/** What of a request stands elsewhere than in its query (GET) or its JSON body (others), or is written otherwise. */
export interface WireRequest {
  /** Properties that stand in the path. */
  readonly path?: readonly string[];
  /** Of a call with a body: properties that stand in the query. */
  readonly query?: readonly string[];
  /** Properties of path or query that the body has, too. */
  readonly both?: readonly string[];
  /** Properties that are headers. */
  readonly header?: readonly string[];
  /** The body is a form, or is what this one property holds; JSON of an object unless told. */
  readonly body?: "form" | { readonly whole: string };
  /** Properties that are typed as JSON text. */
  readonly json?: readonly string[];
  /** Properties with moments, which are written with their time zone. */
  readonly moments?: readonly string[];
  /** Properties with lists of the query that are one text, joined by this. */
  readonly joined?: Readonly<Record<string, string>>;
}

/** Where in an answer's data what is asked for stands, and what of it is written otherwise. */
export interface WireAnswer {
  /** Where the object or the rows stand; the data itself unless told. */
  readonly at?: string;
  /** They are rows. */
  readonly rows?: true;
  /** Properties of the request that rows are completed with: which parent they are of. */
  readonly completed?: readonly string[];
  /** Properties of a row with moments that have a time zone. */
  readonly moments?: readonly string[];
  /** Rows are values: each becomes an object with this property. */
  readonly value?: string;
}

/** How a call differs on the wire from what the console says of it; what is absent is as the console has it. */
export interface Wire {
  readonly request?: WireRequest;
  readonly answer?: WireAnswer;
  readonly paging?: Paging;
}

/** An operation as the browser calls it, with how its API talks. */
export interface WiredOperation extends CalledOperation {
  readonly wire?: Wire;
}
