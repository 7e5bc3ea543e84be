import { browser, unit } from "../files";
import type { Row } from "../row";

const address = unit("domain/ip-address");
const form = browser("form-ip-address");
const octet =
  "§5: each octet is trimmed and parsed as an integer; negative becomes 0, above 255 becomes 255, non-numeric becomes blank";
const message = "entirely empty: 'please enter the IP address'; not a valid dotted address: 'IP address input error'";
const moves =
  "§5: focus moves to the next box on right arrow, enter, space or dot; left arrow and backspace in an empty box move back";
const prefix = "§5: an http:// or https:// prefix according to a certificate choice of no or yes";
const guarded = "§5: a permission-guarded button is disabled when the user lacks its code";

/** §5, validation rules. */
export const validation: readonly Row[] = [
  {
    says: "IP address input, four boxes (one per octet):",
    tests: {
      [form]: ["IP address input, four boxes (one per octet), one group with the field's name"],
      "tests/unit/widgets/inputs.test.tsx": ["the IP input (§5) > has four boxes, each named by its place"],
    },
  },
  {
    says: "Each octet is trimmed and parsed as an integer",
    tests: {
      [form]: [octet.slice(4)],
      [address]: [`${octet} > ' 10 ' becomes '10': 'trimmed'`, `${octet} > '007' becomes '7': 'parsed as an integer'`],
    },
  },
  {
    says: "negative becomes 0",
    tests: {
      [form]: [octet.slice(4)],
      [address]: [
        `${octet} > '-1' becomes '0': 'negative becomes 0'`,
        `§5: negative becomes 0, typed key by key > '-5' after '-' (negative: true) becomes '0'`,
      ],
    },
  },
  {
    says: "above 255 becomes 255",
    tests: { [form]: [octet.slice(4)], [address]: [`${octet} > '256' becomes '255': 'above 255 becomes 255'`] },
  },
  {
    says: "non-numeric becomes blank.",
    tests: { [form]: [octet.slice(4)], [address]: [`${octet} > 'a1' becomes '': 'non-numeric becomes blank'`] },
  },
  {
    says: "Entirely empty: message 'please enter the IP address'.",
    tests: { [form]: [message], [address]: [`§5: ${message} > '...' is 'empty'`] },
  },
  {
    says: "Not a valid dotted address: 'IP address input error'.",
    tests: {
      [form]: [message],
      [address]: [`§5: ${message} > '10.0.0.' is 'invalid'`, `§5: ${message} > '10.0.0.256' is 'invalid'`],
    },
  },
  {
    says: "Focus moves to the next box after three digits, or on right arrow, enter, space or dot",
    tests: {
      [form]: ["focus moves to the next box after three digits, or on right arrow, enter, space or dot"],
      [address]: [
        `${moves} > 'ArrowRight' in “'12'” with the caret at 2 moves 'next'`,
        `${moves} > 'Enter' in “'12'” with the caret at 1 moves 'next'`,
        `${moves} > ' ' in “'1'” with the caret at 1 moves 'next'`,
        `${moves} > '.' in “'1'” with the caret at 1 moves 'next'`,
        `${moves} > after three digits: '100' is full: true`,
      ],
    },
  },
  {
    says: "left arrow and backspace in an empty box move back.",
    tests: {
      [form]: ["left arrow and backspace in an empty box move back"],
      [address]: [
        `${moves} > 'ArrowLeft' in “''” with the caret at +0 moves 'previous'`,
        `${moves} > 'Backspace' in “''” with the caret at +0 moves 'previous'`,
      ],
    },
  },
  {
    says: "For a WAF product the input shows an http:// or https:// prefix according to a certificate choice of no or yes.",
    tests: {
      [form]: [
        "for a WAF product the input shows an http:// or https:// prefix according to a certificate choice of no or yes",
      ],
      [address]: [`${prefix} > 'no' shows 'http://'`, `${prefix} > 'yes' shows 'https://'`],
    },
  },
  {
    says: "A permission-guarded button is disabled when the user lacks its code.",
    tests: {
      [browser("form-page")]: [
        "it says which, and who to ask: to the pointer, to the keyboard and to screen readers; pressing it does nothing",
        "the form behind it can be looked at by its address, not sent",
        "with the code it leads to the form",
      ].map((title) => `${guarded} > ${title}`),
    },
  },
  {
    says: "A prevent-double-click behaviour disables an element for 1000 ms by default.",
    tests: {
      [browser("actions")]: [
        "a button that was pressed is disabled for 1000 ms, though its call was answered long before",
      ],
      [browser("login")]: ["two quick clicks and Enter send one call; the button rests for 1000 ms (§5)"],
      [browser("double-click")]: [
        "sign-in sends one request",
        "signing out sends one request, and says that one has signed out",
        "the cart sends one order",
        "the calculator puts one thing into the cart, and buys once",
        "a form sends one request",
        "a row's action sends one request",
      ],
    },
  },
];
