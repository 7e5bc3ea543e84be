import type { Connection } from "../model/config/connection";
import type { WiredOperation } from "../model/wire";
import { fitsKind } from "./answer-kind";
import { type Envelope, readEnvelope, readErrorDetail } from "./envelope";
import { ApiError, type FailureKind } from "./error";

/** What reading an answer needs of the world. */
interface AnswerDeps {
  settings: Pick<Connection, "api">;
  /** The user's words for a failure that came without the server's. */
  explain(kind: Exclude<FailureKind, "answer">): string;
}

/** The data of a 200 answer, of the kind that the operation answers where that is given; or an ApiError. */
export function readData(
  { settings, explain }: AnswerDeps,
  response: Response,
  text: string,
  operation?: WiredOperation,
  told: (envelope: Envelope) => unknown = ({ data }) => data,
): unknown {
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && type.startsWith("image/")) return text;
  const envelope = readEnvelope(text, response, settings.api);
  if (!envelope) {
    const kind = response.ok ? "unreadable" : "network";
    throw new ApiError(kind, 0, explain(kind));
  }
  const { code, done, message, whole } = envelope;
  if (!done)
    throw new ApiError("answer", code, message || explain("unreadable"), readErrorDetail(whole, settings.api.errors));
  const data = told(envelope);
  if (fitsKind(data, operation?.answer)) return data;
  throw new ApiError("unreadable", 0, explain("unreadable"));
}
