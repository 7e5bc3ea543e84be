/** A bank account of the demo. */
export interface BankPlan {
  customId: number;
  bankName: string;
  branchName: string;
  bankNo: string;
  province: string;
  city: string;
  unionNo: string | null;
  daysAgo: number;
}

/** In every state: numbers that end in 99 wait for their verification for ever, those that end in 44 have failed (demo-verifier.ts). */
export const bankPlans: readonly BankPlan[] = [
  {
    customId: 1020,
    bankName: "招商银行",
    branchName: "招商银行北京中关村支行",
    bankNo: "1109028374650012837",
    province: "北京市",
    city: "北京市",
    unionNo: "308100005027",
    daysAgo: 320,
  },
  {
    customId: 1020,
    bankName: "中国建设银行",
    branchName: "中国建设银行北京海淀支行",
    bankNo: "11001045600053008812",
    province: "北京市",
    city: "北京市",
    unionNo: "105100008026",
    daysAgo: 190,
  },
  {
    customId: 1020,
    bankName: "北京银行",
    branchName: "北京银行上地支行",
    bankNo: "01090516500120102044",
    province: "北京市",
    city: "北京市",
    unionNo: null,
    daysAgo: 47,
  },
  {
    customId: 1020,
    bankName: "中国工商银行",
    branchName: "中国工商银行北京西二旗支行",
    bankNo: "0200095719200128899",
    province: "北京市",
    city: "北京市",
    unionNo: "102100009578",
    daysAgo: 2,
  },
  {
    customId: 1001,
    bankName: "中国工商银行",
    branchName: "中国工商银行上海张江支行",
    bankNo: "1001234509300876521",
    province: "上海市",
    city: "上海市",
    unionNo: "102290007832",
    daysAgo: 388,
  },
  {
    customId: 1001,
    bankName: "交通银行",
    branchName: "交通银行上海浦东支行",
    bankNo: "310066577018800012345",
    province: "上海市",
    city: "上海市",
    unionNo: "301290050037",
    daysAgo: 214,
  },
  {
    customId: 1001,
    bankName: "上海银行",
    branchName: "上海银行金桥支行",
    bankNo: "3162880300218844",
    province: "上海市",
    city: "上海市",
    unionNo: null,
    daysAgo: 63,
  },
  {
    customId: 1001,
    bankName: "浦发银行",
    branchName: "浦发银行张江科技支行",
    bankNo: "97160078801900002099",
    province: "上海市",
    city: "上海市",
    unionNo: "310290000152",
    daysAgo: 1,
  },
  {
    customId: 1010,
    bankName: "杭州银行",
    branchName: "杭州银行科技支行",
    bankNo: "3301040160008712346",
    province: "浙江省",
    city: "杭州市",
    unionNo: "313331000014",
    daysAgo: 260,
  },
];
