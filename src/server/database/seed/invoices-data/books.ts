import type { invoiceTitles, mailAddresses } from "../../schema/invoice";

type Title = Omit<typeof invoiceTitles.$inferInsert, "createTime">;
type Address = Omit<typeof mailAddresses.$inferInsert, "createTime">;

/** Titles of the demo; the group's first is complete enough for special invoices, its third is a person. */
export const seedTitles: Title[] = [
  { customId: 1001, title: "华辰控股集团有限公司", titleType: "company", taxNo: "91310115MA1H7K0018", regAddress: "上海市浦东新区张江路 88 号", regPhone: "021-58001234", bankName: "中国工商银行上海张江支行", bankNo: "1001234509300876521", isDefault: true },
  { customId: 1001, title: "华辰信息技术有限公司", titleType: "company", taxNo: "91310115MA1H7K1024", regAddress: null, regPhone: null, bankName: null, bankNo: null, isDefault: false },
  { customId: 1001, title: "陈思远", titleType: "personal", taxNo: null, regAddress: null, regPhone: null, bankName: null, bankNo: null, isDefault: false },
  { customId: 1010, title: "江南云帆科技有限公司", titleType: "company", taxNo: "91330108MA2C0R3076", regAddress: "杭州市滨江区江南大道 588 号", regPhone: "0571-86005678", bankName: "杭州银行科技支行", bankNo: "3301040160008712346", isDefault: true },
  { customId: 1020, title: "京华云通渠道服务有限公司", titleType: "company", taxNo: "91110108MA01T6Q25X", regAddress: "北京市海淀区中关村大街 1 号", regPhone: "010-82001020", bankName: "招商银行北京中关村支行", bankNo: "1109028374650012837", isDefault: true },
];

/** Addresses of the demo. */
export const seedAddresses: Address[] = [
  { customId: 1001, receiver: "林婉清", phone: "13816270031", province: "上海市", city: "上海市", district: "浦东新区", address: "张江路 88 号华辰大厦 12 层财务部", zipCode: "201203", isDefault: true },
  { customId: 1001, receiver: "李静怡", phone: "13602180457", province: "天津市", city: "天津市", district: "滨海新区", address: "第三大街 51 号 W5 座", zipCode: "300457", isDefault: false },
  { customId: 1010, receiver: "沈悦", phone: "13757180086", province: "浙江省", city: "杭州市", district: "滨江区", address: "江南大道 588 号 3 幢", zipCode: "310052", isDefault: true },
  { customId: 1020, receiver: "秦朗", phone: "13910200188", province: "北京市", city: "北京市", district: "海淀区", address: "中关村大街 1 号 8 层", zipCode: "100080", isDefault: true },
];
