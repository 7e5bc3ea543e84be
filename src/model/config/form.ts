import { z } from "zod";
import { relations } from "../../domain/field-rule";
import { wordsSchema, wordsShape } from "../words";
import { name, names, operationSchema, sectionSchema, sendSchema, stepSchema, viewShape } from "./common";

/** What must hold between two inputs. */
export const formRuleSchema = z
  .strictObject({
    ...wordsShape,
    left: name.describe("The input that is compared."),
    is: z.enum(relations).describe("What `left` has to be of `right`."),
    right: name.describe("The input it is compared with."),
  })
  .describe(
    "What must hold between two inputs: `left` is `is` than `right`; the words say so at `right` while it does not. Nothing is compared with an empty input.",
  );

/** What would come of the form as it is filled in. */
const previewSchema = z
  .strictObject({
    ...wordsShape,
    call: operationSchema,
    send: sendSchema
      .optional()
      .describe(
        "Request property to its source: a field of the form or of the row at hand. It is asked again whenever one of these changes.",
      ),
    fields: names.min(1).describe("What of the answer is shown."),
    button: wordsSchema
      .optional()
      .describe(
        "Words of a button: the call is made when it is pressed, not at each change, and the form can be sent without it. It stands below the last section with a field the call needs (in a form of steps, below the review). The answer stands below the button until something it was asked with changes.",
      ),
    sends: names
      .min(1)
      .optional()
      .describe(
        "What of the answer is sent along as the same-named request property: the server can then refuse what the user has not seen.",
      ),
  })
  .describe(
    "A call that changes nothing and says what sending the form would do, shown above the buttons. Unless it has a `button` of its own, nothing is sent before it has answered.",
  );

/** Keys of a form that the browser gets as they are written. */
export const formAsWritten = {
  intro: wordsSchema
    .optional()
    .describe("A sentence above the first field: what one needs at hand to fill it in, or what sending it means."),
  submit: wordsSchema.optional().describe("The button's words; “Save” unless told."),
  success: wordsSchema.optional().describe("The message after success."),
  follows: name
    .optional()
    .describe(
      "A detail with `refreshWhile` that the answer is enough to open: what the form sets going on the server stands in the notification centre until that holds no longer.",
    ),
};

/** A view of kind form. */
export const formSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("form").describe("Inputs that are sent with a call."),
  call: operationSchema,
  shape: name.optional().describe("Which of the call's request shapes, by its name in the description."),
  load: z
    .strictObject({ call: operationSchema, send: sendSchema.optional() })
    .optional()
    .describe("The call that fetches the values to edit."),
  send: sendSchema
    .optional()
    .describe(
      "Request properties taken from the row at hand, not typed; [field] is the list of that field over the rows selected, for a form that a bulk action opens.",
    ),
  sections: z.array(sectionSchema).min(1).optional().describe("All at once; or else `steps`."),
  steps: z
    .array(stepSchema)
    .min(2)
    .optional()
    .describe("One after another, each checked before the next; all is shown for review before it is sent."),
  rules: z
    .array(formRuleSchema)
    .min(1)
    .optional()
    .describe("Rules across inputs, such as a start that is at most the end."),
  preview: previewSchema.optional(),
  refreshes: z
    .array(operationSchema)
    .optional()
    .describe("Further calls whose shown answers are fetched again afterwards."),
  next: name
    .optional()
    .describe(
      "An action that leads on after success, made with the answer as its row; else the form is left for where one came from.",
    ),
  signsOut: z.boolean().optional().describe("Success ends the session: the user signs in again."),
  ...formAsWritten,
});

/** A form as config writes it. */
export type ConfigForm = z.infer<typeof formSchema>;
/** What of a form the browser gets as it is written. */
export type FormAsWritten = z.infer<z.ZodObject<typeof formAsWritten>>;
