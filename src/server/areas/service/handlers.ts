import { WorkOrderSeverity } from "../../../generated/enums";
import type { Handlers } from "../../context";
import type { Words } from "../../errors";
import { openWorkOrder } from "../work-order/open-work-order";
import { serviceList } from "./lists";

/** Enterprise services; an enquiry about one is a work order. */
export const handlers = {
  getService: async ({ id }, context) => {
    const row = await serviceList.get(id, context);
    const { language } = context;
    return {
      ...(await serviceList.show(row, context)),
      content: row.content[language],
      period: row.period[language],
      scope: row.scope.map((words) => words[language]),
      process: row.process.map(({ name, description, duration }) => ({
        name: name[language],
        description: description[language],
        duration: duration[language],
      })),
    };
  },

  enquireService: async ({ id, message, contact, phone }, context) => {
    const { name } = await serviceList.get(id, context);
    const opening: Words = { zh: `咨询企业服务：${name.zh}`, en: `Enquiry: ${name.en}` };
    const asked = {
      title: short(opening[context.language]),
      type: "demand",
      severity: WorkOrderSeverity.normal,
      serviceId: id,
      content: message,
      ...(contact !== undefined && { contact }),
      ...(phone !== undefined && { phone }),
    } as const;
    return { id: await context.db.transaction((tx) => openWorkOrder(tx, context, asked)) };
  },
} satisfies Partial<Handlers>;

/** As long as a title may be. */
function short(text: string): string {
  return [...text].slice(0, 80).join("");
}
