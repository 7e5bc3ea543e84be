/** What is used of autocannon, which brings no types of its own. */
declare module "autocannon" {
  export interface Request {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
    /** Makes each request from the one given, before it is sent. */
    setupRequest?: (request: Request) => Request;
  }

  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** An answer for which this is false counts as a mismatch. */
    verifyBody?: (body: Buffer | string) => boolean;
    requests: Request[];
  }

  export interface Result {
    /** Per second. */
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    mismatches: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
