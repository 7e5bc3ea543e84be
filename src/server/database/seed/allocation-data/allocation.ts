import { projects } from "../../../cloud-world/projects";
import type { Input } from "../../../../generated/operations";

/** A cost unit of the demo: a department that runs a project, and its cost centre as the tags of resources name it. */
export interface DemoUnit {
  unitName: string;
  unitCode: string;
  unitOwner: string;
  remark: string;
}

/** A rule of the demo as its customer fills it in, with its cost units by name. */
export type DemoRule = Omit<
  Extract<Input<"saveAllocationRule">, { ruleName: string }>,
  "id" | "clientToken" | "version" | "place" | "unitId" | "unitIds" | "shares"
> & {
  units: string[];
  /** Of a fixed rule, in the order of its units. */
  percents?: string[];
};

const owners = ["李静怡", "周启航", "陈思远", "吴建国", "郑晓雯", "孙丽华", "赵明轩", "钱志强"];

/** The departments of the projects. */
export const demoUnits: readonly DemoUnit[] = projects.map(({ name, department }, at) => ({
  unitName: department,
  unitCode: `CC-${1001 + at}`,
  unitOwner: owners[at] ?? "",
  remark: `负责${name}`,
}));

const business = ["交易技术部", "零售业务部", "数据管理部", "风险管理部", "客户服务部"];

/** What all departments use is shared, the rest goes by the tags of resources. Resources without tags stay unallocated, but for the network. */
export const demoRules: readonly DemoRule[] = [
  { ruleName: "安全服务", way: "proportional", filter: "serviceCategory = Security", units: business },
  {
    ruleName: "灾备资源",
    way: "fixed",
    filter: `projectId = ${projects.findIndex(({ code }) => code === "dr") + 1}`,
    units: ["交易技术部", "零售业务部", "风险管理部"],
    percents: ["50.00", "30.00", "20.00"],
  },
  {
    ruleName: "测试环境",
    way: "direct",
    filter: "tags:env in (dev, test)",
    units: ["研发中心"],
  },
  ...projects
    .filter(({ code }) => code !== "dr" && code !== "dev")
    .map(({ department }): DemoRule => {
      const unit = demoUnits.find(({ unitName }) => unitName === department);
      return {
        ruleName: department,
        way: "direct",
        filter: `tags:costCenter = "${unit?.unitCode ?? ""}" or tags:department = "${department}"`,
        units: [department],
      };
    }),
  {
    ruleName: "公共网络",
    way: "even",
    filter: "serviceCategory = Networking",
    units: demoUnits.map(({ unitName }) => unitName),
  },
];
