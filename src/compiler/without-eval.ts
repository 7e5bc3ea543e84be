import { config } from "zod";

/**
 * zod reads shapes without code made as text, which a strict Content-Security-Policy refuses, and does not try whether it may. To be
 * imported before anything else of the compiler: shapes look at it when they are made.
 */
config({ jitless: true });
