/** The clouds of specification §1. The financial-sector cloud is stored under its Qingyun code and shown as Zhongjin cloud. */
export const referenceClouds = [
  {
    id: 1, code: "qingyun", name: "中金云", nameEn: "Zhongjin Cloud", type: "private", mark: "ZJ", chartColor: "#b8860b",
    introduce: "面向金融行业的专属云，满足监管与等级保护要求。", introduceEn: "A dedicated cloud for the financial sector, built to its regulation.",
  },
  {
    id: 2, code: "aliyun", name: "阿里云", nameEn: "Alibaba Cloud", type: "public", mark: "ALI", chartColor: "#ff6a00",
    introduce: "产品齐全的公有云，覆盖全国主要地域。", introduceEn: "A public cloud with a broad catalogue and regions across China.",
  },
  {
    id: 3, code: "huawei", name: "华为云", nameEn: "Huawei Cloud", type: "public", mark: "HW", chartColor: "#c7000b",
    introduce: "政企客户常用的公有云与混合云。", introduceEn: "Public and hybrid cloud, at home with enterprises and government.",
  },
  {
    id: 4, code: "jd", name: "京东云", nameEn: "JD Cloud", type: "public", mark: "JD", chartColor: "#d9001b",
    introduce: "源自零售与物流场景的公有云。", introduceEn: "A public cloud grown out of retail and logistics.",
  },
  {
    id: 5, code: "aws", name: "亚马逊云", nameEn: "AWS", type: "public", mark: "AWS", chartColor: "#e47911",
    introduce: "全球化部署的公有云，适合海外业务。", introduceEn: "A public cloud with worldwide regions, for business abroad.",
  },
  {
    id: 6, code: "tx", name: "腾讯云", nameEn: "Tencent Cloud", type: "public", mark: "TX", chartColor: "#0052d9",
    introduce: "擅长音视频与社交场景的公有云。", introduceEn: "A public cloud strong in media and social applications.",
  },
].map((cloud) => ({ ...cloud, img1: `clouds/${cloud.code}.svg`, consumeSign: `${cloud.code}Consume` }));
