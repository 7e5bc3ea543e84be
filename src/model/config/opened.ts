import { z } from "zod";
import { explain } from "../explain";
import { name, pathSchema } from "./common";

/** A view of any subject. */
export const viewNameSchema = z
  .strictObject({
    screen: name.meta(explain("The subject: the name of its file.", "对象，即其文件名。")),
    view: name.meta(explain("A view of that subject.", "该对象的视图。")),
  })
  .meta({ id: "viewName", ...explain("A view of any subject.", "任一对象的视图。") });

/** A view of any subject, and where it opens. */
export const openedSchema = viewNameSchema
  .extend({
    on: pathSchema
      .optional()
      .meta(
        explain(
          "The address over whose page it opens, for a view without an address of its own; over the present page unless told.",
          "在哪个地址的页面上打开，用于自身没有地址的视图；默认在当前页面上打开。",
        ),
      ),
  })
  .meta({ id: "opened", ...explain("A view of any subject, and where it opens.", "任一对象的视图及其打开位置。") });
