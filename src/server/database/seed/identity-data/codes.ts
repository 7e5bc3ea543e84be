import { joinCodes } from "../../../../domain/permission";

const costCentre = [
  "v3",
  "v3-1",
  "v3-17",
  "v3-18",
  "v3-19",
  "v3-7",
  "v3-8",
  "v3-9",
  "v3-10",
  "v3-11",
  "v3-12",
  "v3-16",
];
const service = ["v3-5", "v3-6", "v5", "v6"];
const people = ["v7", "v7-1"];
const resources = [
  "v8",
  "v8-1",
  "v8-1.1",
  "v8-1.2",
  "v8-2",
  "v8-2.1",
  "v8-2.2",
  "v8-2.3",
  "v8-2.4",
  "v8-2.5",
  "v8-2.6",
  "v8-2.7",
  "v9-1",
];
const monitoring = ["v10", "v10-1", "v10-2", "v10-3"];
const costAnalysis = ["v4", "v4-1", "v4-2", "v4-3"];

/** Code lists of the demo, from the menus of specification §2 and the header codes of §6 (v3-5 work orders, v3-6 messages). */
export const codes = {
  everything: joinCodes([
    "v1",
    ...costCentre,
    ...service,
    ...people,
    ...resources,
    ...monitoring,
    ...costAnalysis,
    "v12",
  ]),
  costCentre: joinCodes(costCentre),
  overviewOnly: joinCodes(["v1", "v3", "v3-1"]),
  operations: joinCodes(["v1", ...service, "v7-1", ...resources, ...monitoring]),
  auditing: joinCodes(["v1", "v3", "v3-1", "v3-17", "v3-18", "v3-6", "v6", "v7-1", ...costAnalysis]),
  projectLead: joinCodes([
    "v1",
    "v3",
    "v3-1",
    "v3-17",
    "v3-18",
    ...service,
    "v7-1",
    ...resources,
    ...monitoring,
    ...costAnalysis,
    "v12",
  ]),
  messages: joinCodes(["v1", "v3-6", "v6"]),
} as const;
