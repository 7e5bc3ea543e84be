/** One kind of refusal: code of the envelope, message in both languages, and the field of the request it usually concerns. */
interface CatalogueEntry {
  code: number;
  zh: string;
  en: string;
  field?: string;
}

/**
 * Every refusal the server knows, in one place, by area.
 * Codes: 400 violates the description, 401 login refused, 403 no permission, 404 missing or another customer's, 407 token
 * invalid (specification §8), 409 conflict, 422 rule broken, 408 too slow, 423 locked, 429 too often, 431 headers too large, 500 our fault,
 * 501 an outside service is not set up, 503 not at the moment.
 */
export const errorCatalogue = {
  // Every area
  INVALID_REQUEST: { code: 400, zh: "请求内容不正确", en: "The request is invalid" },
  FILTER_INVALID: {
    code: 400,
    field: "filter",
    zh: "筛选条件在第 {place} 个字符处有误：{text}",
    en: "The filter has a mistake at character {place}: {text}",
  },
  FILTER_ACCOUNT_UNKNOWN: {
    code: 404,
    field: "filter",
    zh: "筛选条件中的云账号 {ids} 不存在或已被删除",
    en: "Cloud account {ids} of the filter does not exist or has been deleted",
  },
  INVALID_JSON: { code: 400, zh: "请求内容不是有效的 JSON", en: "The request is invalid JSON" },
  UNKNOWN_PATH: { code: 404, zh: "请求的接口不存在", en: "There is no such call" },
  NOT_FOUND: { code: 404, zh: "记录不存在或已被删除", en: "The record does not exist or has been deleted" },
  NO_PERMISSION: {
    code: 403,
    zh: "您没有执行此操作的权限（{code}）",
    en: "You do not have permission for this ({code})",
  },
  TOO_LARGE: { code: 413, zh: "请求内容过大", en: "The request is too large" },
  HEADERS_TOO_LARGE: { code: 431, zh: "请求头过大", en: "The headers of the request are too large" },
  REQUEST_TOO_SLOW: { code: 408, zh: "请求发送过慢，已被中断", en: "The request took too long to arrive" },
  TOO_OFTEN: { code: 429, zh: "操作过于频繁，请稍后再试", en: "Too many requests. Please try again later" },
  CONFLICT: {
    code: 409,
    zh: "数据已被他人修改，请刷新后重试",
    en: "The data has changed in the meantime. Refresh and try again",
  },
  CLIENT_TOKEN_REUSED: {
    code: 409,
    field: "clientToken",
    zh: "该提交已完成，不能以其他内容再次提交，请刷新页面后重试",
    en: "This was already submitted with different content. Reload the page and try again",
  },
  PROVIDER_MISSING: {
    code: 501,
    zh: "暂不可用：本系统尚未接入{service}",
    en: "Not available: {service} are not set up on this server",
  },
  FAILED: {
    code: 500,
    zh: "服务器开小差了，请稍后再试",
    en: "An internal error occurred. Please try again later",
  },
  BUSY: { code: 503, zh: "系统繁忙，请稍后再试", en: "The system is busy. Please try again in a moment" },
  DATABASE_AWAY: {
    code: 503,
    zh: "系统暂时不可用，请稍后再试",
    en: "The system is temporarily unavailable. Please try again shortly",
  },
  JUST_RECOVERED: { code: 503, zh: "系统刚刚恢复，请重试", en: "The system has just recovered. Please try again" },
  STORAGE_FULL: {
    code: 503,
    zh: "服务器存储空间不足，暂时无法保存；查询不受影响",
    en: "The server has no storage left, so nothing can be saved at the moment; reading still works",
  },

  // Session
  TOKEN_INVALID: { code: 407, zh: "登录已失效，请重新登录", en: "Your session has ended. Please sign in again" },
  SIGNATURE_INVALID: {
    code: 407,
    zh: "请求签名无效，请重新登录",
    en: "The request signature is invalid. Please sign in again",
  },
  TIMESTAMP_INVALID: {
    code: 407,
    zh: "请求时间与服务器相差过大，请校准本机时间",
    en: "The clock of your device differs too much from the server's. Check its time",
  },
  CALL_REPEATED: {
    code: 407,
    zh: "请求已被处理过，请重新登录",
    en: "This request was already used. Please sign in again",
  },
  VERIFY_CODE_WRONG: {
    code: 401,
    field: "verifyCode",
    zh: "验证码错误或已过期",
    en: "The verification code is wrong or has expired",
  },
  LOGIN_REFUSED: { code: 401, field: "password", zh: "用户名或密码错误", en: "The username or password is wrong" },
  LOGIN_LOCKED: {
    code: 423,
    field: "username",
    zh: "登录失败次数过多，请 {minutes} 分钟后再试",
    en: "Too many failed sign-ins. Please try again in {minutes} minutes",
  },
  LOGIN_DISABLED: {
    code: 401,
    field: "username",
    zh: "该账号已停用，请联系管理员",
    en: "This account is disabled. Contact your administrator",
  },

  // Users
  USERNAME_TAKEN: { code: 409, field: "username", zh: "用户名已存在", en: "This username is already in use" },
  PHONE_TAKEN: { code: 409, field: "phone", zh: "手机号已被其他用户使用", en: "Another user has this phone number" },
  EMAIL_TAKEN: { code: 409, field: "email", zh: "邮箱已被其他用户使用", en: "Another user has this e-mail address" },
  PASSWORD_COMMON: {
    code: 422,
    field: "newPassword",
    zh: "该密码过于常见，请更换",
    en: "This password is too common. Choose another one",
  },
  PASSWORD_SAME: {
    code: 422,
    field: "newPassword",
    zh: "新密码不能与原密码相同",
    en: "The new password must differ from the current one",
  },
  PASSWORD_ONE_TIME: {
    code: 403,
    zh: "请先将一次性密码修改为您自己的密码",
    en: "Change your one-time password first",
  },
  OLD_PASSWORD_WRONG: { code: 422, field: "oldPassword", zh: "原密码错误", en: "The current password is wrong" },
  PASSWORD_OF_ANOTHER: {
    code: 422,
    field: "id",
    zh: "只能修改自己的密码，他人的密码请使用“重置密码”",
    en: "Only your own password can be changed; reset the password of others",
  },
  PASSWORD_OF_SELF: {
    code: 422,
    field: "id",
    zh: "不能重置自己的密码，请使用“修改密码”",
    en: "You cannot reset your own password. Change it instead",
  },
  PASSWORD_OF_MAIN: {
    code: 422,
    field: "id",
    zh: "不能重置主账号的密码",
    en: "The password of the main account cannot be reset",
  },
  USER_IS_SELF: { code: 422, zh: "不能停用或删除自己", en: "You cannot disable or delete yourself" },
  USER_IS_MAIN: { code: 422, zh: "不能停用或删除主账号", en: "The main account cannot be disabled or deleted" },
  USER_ABOVE: {
    code: 403,
    zh: "该用户的权限超出您的权限，您不能修改",
    en: "This user has permissions beyond yours, you cannot change them",
  },
  OWN_ROLES: {
    code: 403,
    field: "roleIds",
    zh: "您没有修改自己角色的权限",
    en: "You do not have permission to change your own roles",
  },

  // Roles
  ROLE_ABOVE: {
    code: 403,
    field: "roleIds",
    zh: "不能授予超出您自身权限的角色",
    en: "You cannot grant a role with permissions beyond yours",
  },
  CODES_ABOVE: {
    code: 403,
    field: "authCodes",
    zh: "不能授予超出您自身的权限：{codes}",
    en: "You cannot grant permissions beyond yours: {codes}",
  },
  ROLE_BEYOND: {
    code: 403,
    zh: "该角色含有超出您自身的权限（{codes}），您不能修改或删除",
    en: "This role has permissions beyond yours ({codes}); you cannot change or delete it",
  },
  ROLE_USERS_ABOVE: {
    code: 403,
    field: "authCodes",
    zh: "该角色有权限超出您的用户，您不能更改其权限",
    en: "This role has users with permissions beyond yours; you cannot change its permissions",
  },
  ROLE_NAME_TAKEN: { code: 409, field: "roleName", zh: "角色名称已存在", en: "This role name is taken" },
  ROLE_BUILTIN: { code: 422, zh: "内置角色不能修改或删除", en: "Built-in roles cannot be changed or deleted" },
  ROLE_IN_USE: {
    code: 422,
    zh: "角色“{roleName}”下仍有用户，不能删除",
    en: "The role “{roleName}” still has users and cannot be deleted",
  },

  // Files
  FILE_TYPE: {
    code: 422,
    field: "name",
    zh: "只能上传 PDF、PNG 或 JPEG 文件，且内容须与扩展名一致",
    en: "Only PDF, PNG and JPEG files are accepted, and the content must match the file extension",
  },
  FILES_WAITING: {
    code: 422,
    zh: "您已有 {max} 个上传后未使用的文件，请先提交或明天再试",
    en: "You have {max} uploaded files that are not used yet. Submit them or try again tomorrow",
  },
  FILE_MISSING: {
    code: 422,
    zh: "文件不存在、已被使用或不符合要求，请重新上传",
    en: "The file does not exist, is already used or has the wrong type. Upload it again",
  },
  // Exports
  EXPORT_UNKNOWN_LIST: { code: 400, field: "call", zh: "该列表不支持导出", en: "This list cannot be exported" },
  EXPORT_UNKNOWN_COLUMN: { code: 400, zh: "列表中没有“{name}”这一列", en: "The list has no column “{name}”" },
  EXPORT_TOO_LARGE: {
    code: 422,
    zh: "共 {total} 行，超过单个文件的上限 {most} 行，请缩小筛选范围",
    en: "{total} rows exceed the limit of {most} per file. Narrow the filters",
  },
  EXPORTS_BUSY: {
    code: 429,
    zh: "正在进行的导出过多，请等其中一个完成后再试",
    en: "Too many exports are running. Try again when one has finished",
  },

  // Products, cart, orders, bills, clouds
  CHOICES_INVALID: {
    code: 422,
    zh: "产品配置不正确，请检查标出的项",
    en: "The configuration is invalid. Check the marked fields",
  },
  ATTR_UNKNOWN: { code: 422, zh: "该产品没有此配置项", en: "The product has no such option" },
  ATTR_TWICE: { code: 422, zh: "配置项重复", en: "This option is given twice" },
  ATTR_NOT_ASKED: {
    code: 422,
    zh: "当前配置下不能填写“{attrName}”",
    en: "“{attrName}” cannot be given with these options",
  },
  ATTR_MISSING: { code: 422, zh: "请填写“{attrName}”", en: "“{attrName}” is required" },
  ATTR_OPTION: { code: 422, zh: "“{attrName}”没有这个选项", en: "“{attrName}” has no such choice" },
  ATTR_COUNT: {
    code: 422,
    zh: "“{attrName}”须填写 {min} 至 {max} 个，不能重复",
    en: "“{attrName}” takes {min} to {max} different values",
  },
  ATTR_NUMBER: {
    code: 422,
    zh: "“{attrName}”须为 {min} 至 {max} 之间的整数，步长 {step}",
    en: "“{attrName}” must be a whole number from {min} to {max} in steps of {step}",
  },
  ATTR_IP: { code: 422, zh: "“{attrName}”中有无效的 IP 地址", en: "“{attrName}” contains an invalid IP address" },
  ATTR_DOMAIN: {
    code: 422,
    zh: "“{attrName}”须为有效域名，不超过 64 个字符，不含 http:// 等前缀",
    en: "“{attrName}” is a domain name of at most 64 characters, without http:// or the like",
  },
  ATTR_CERT: {
    code: 422,
    zh: "“{attrName}”须为 PEM 格式的有效证书，不要包含私钥",
    en: "“{attrName}” must be a valid certificate in PEM format, without its private key",
  },
  ATTR_CERT_EXPIRED: {
    code: 422,
    zh: "“{attrName}”不在有效期内",
    en: "The certificate in “{attrName}” is not within its validity period",
  },
  DURATION_NOT_SOLD: {
    code: 422,
    field: "durationNum",
    zh: "该产品没有这个购买时长",
    en: "The product is not sold for this duration",
  },
  PRODUCT_MISSING: {
    code: 404,
    field: "productCode",
    zh: "产品不存在或已下架",
    en: "The product does not exist or is no longer sold",
  },
  TICKET_MISSING: {
    code: 404,
    field: "cloudTicketId",
    zh: "云券不存在或不可用",
    en: "The voucher does not exist or cannot be used",
  },
  TICKET_UNFIT: {
    code: 422,
    field: "cloudTicketId",
    zh: "该云券不适用于此订单，或不在有效期内",
    en: "The voucher does not apply to this order or is not valid now",
  },
  TICKET_CODE_WRONG: {
    code: 422,
    field: "code",
    zh: "激活码无效、已使用或已过期",
    en: "The code is invalid, already used or expired",
  },
  ORDER_NOT_TO_PAY: {
    code: 422,
    zh: "只能支付待支付且未过期的订单",
    en: "Only an unexpired order awaiting payment can be paid",
  },
  ORDERS_NOT_TO_PAY: {
    code: 409,
    field: "ids",
    zh: "没有支付任何订单：这些订单已不是待支付，或已过期：{orders}",
    en: "Nothing was paid. These orders no longer await payment or have expired: {orders}",
  },
  ORDER_NOT_OPEN: {
    code: 422,
    zh: "只能取消待审核或待支付的订单",
    en: "Only an order awaiting approval or payment can be cancelled",
  },
  FUNDS_SHORT: {
    code: 422,
    zh: "账户余额不足，还差 {missing:amount}，请先充值或使用云券",
    en: "Insufficient balance: {missing:amount} short. Recharge or use a voucher",
  },
  PAYMENT_CHANGED: {
    code: 409,
    zh: "支付金额的构成已变化，请确认后重新提交",
    en: "The payment split has changed. Confirm it and submit again",
  },
  ORDER_TYPE_NEEDS_RESOURCE: {
    code: 422,
    field: "orderType",
    zh: "该订单类型须从已有资源发起",
    en: "Orders of this type start from an existing resource",
  },
  CART_FULL: {
    code: 422,
    zh: "购物车最多 {max} 项，请先结算或清理",
    en: "The cart holds at most {max} items. Order or remove some first",
  },
  CART_ITEMS_INVALID: {
    code: 422,
    zh: "购物车中有商品已不能购买，请移除后重新提交",
    en: "Some items can no longer be ordered. Remove them and submit again",
  },
  CART_ITEM_INVALID: { code: 422, zh: "“{productName}”已不能购买", en: "“{productName}” can no longer be ordered" },
  CART_ITEM_CHANGED: {
    code: 409,
    zh: "“{productName}”的价格已由 {before:amount} 变为 {now:amount}",
    en: "The price of “{productName}” is now {now:amount} instead of {before:amount}",
  },
  PRICE_CHANGED: {
    code: 409,
    zh: "价格已变动，请确认新的价格后重新提交",
    en: "The price has changed. Confirm the new price and submit again",
  },

  // Reminders
  WARNING_CHANGED: {
    code: 409,
    zh: "该提醒的设置已被他人修改，请重新打开后再改",
    en: "Someone else has changed this reminder in the meantime. Open it again",
  },
  WARNING_THRESHOLD_MISSING: { code: 422, field: "threshold", zh: "请填写阈值", en: "Enter the threshold" },
  WARNING_DAYS_MISSING: {
    code: 422,
    field: "days",
    zh: "请至少选择一个提前天数",
    en: "Select at least one number of days",
  },
  RECEIVER_NEEDED: {
    code: 422,
    field: "receivers",
    zh: "启用提醒须至少有一位接收人",
    en: "An enabled reminder needs at least one recipient",
  },
  RECEIVER_MISSING: {
    code: 404,
    field: "receivers",
    zh: "有接收人不存在或已被删除",
    en: "A recipient does not exist or has been deleted",
  },
  RECEIVER_DISABLED: {
    code: 422,
    field: "receivers",
    zh: "接收人“{name}”已停用，请移除",
    en: "The recipient “{name}” is disabled. Remove this recipient",
  },
  RECEIVER_NO_PHONE: {
    code: 422,
    field: "receivers",
    zh: "接收人“{name}”没有手机号，无法发送短信",
    en: "The recipient “{name}” has no phone number for text messages",
  },
  RECEIVER_NO_EMAIL: {
    code: 422,
    field: "receivers",
    zh: "接收人“{name}”没有邮箱，无法发送邮件",
    en: "The recipient “{name}” has no e-mail address",
  },

  // Preferences and saved views
  PREFERENCE_TOO_LARGE: {
    code: 422,
    field: "value",
    zh: "设置内容过大，无法保存",
    en: "The settings are too large to be saved",
  },
  PREFERENCES_FULL: { code: 422, field: "key", zh: "最多保存 {max} 项设置", en: "At most {max} settings can be saved" },
  VIEW_NAME_TAKEN: { code: 409, field: "name", zh: "已有同名视图", en: "There is a view of this name already" },
  VIEW_OF_ANOTHER: {
    code: 403,
    field: "id",
    zh: "只有创建者或主账号可以修改、删除共享视图",
    en: "Only its owner or the main account can change or delete a shared view",
  },
  VIEWS_FULL: { code: 422, zh: "每个列表最多保存 {max} 个视图", en: "At most {max} views of a list can be saved" },

  // Recharges
  RECHARGE_OFFLINE: {
    code: 422,
    zh: "线下汇款须填写付款方、付款账号并上传汇款凭证",
    en: "Offline remittance needs payer, payer's account and the bank slip",
  },
  RECHARGE_REMIT_DATE: {
    code: 422,
    field: "remitDate",
    zh: "汇款日期不能晚于今天，也不能早于一年前",
    en: "The date must be today or earlier, within the last year",
  },
  RECHARGE_NOT_PAYABLE: {
    code: 422,
    zh: "只能支付待付款的在线充值",
    en: "Only a recharge awaiting online payment can be paid",
  },
  RECHARGE_NOT_OPEN: {
    code: 422,
    zh: "只能撤销待付款的充值申请",
    en: "Only a recharge awaiting payment can be cancelled",
  },

  // Invoices
  INVOICE_EXCEEDS: {
    code: 422,
    zh: "开票金额不能超过可开票金额 {most:amount}",
    en: "At most {most:amount} of this can be invoiced",
  },
  INVOICE_ITEM_TWICE: { code: 422, zh: "同一账单或订单只能选择一次", en: "Each bill or order can be chosen only once" },
  INVOICE_TITLE_INCOMPLETE: {
    code: 422,
    field: "titleId",
    zh: "增值税专用发票的抬头须为企业，并有税号、注册地址、注册电话、开户银行和银行账号",
    en: "A special VAT invoice needs a company's title with taxpayer ID, address, phone, bank and account",
  },
  INVOICE_NEEDS_ADDRESS: {
    code: 422,
    field: "addressId",
    zh: "纸质发票须选择邮寄地址",
    en: "A paper invoice needs an address",
  },
  INVOICE_NEEDS_EMAIL: {
    code: 422,
    field: "email",
    zh: "电子发票须填写接收邮箱",
    en: "An electronic invoice needs an e-mail address",
  },
  INVOICE_NOT_OPEN: {
    code: 422,
    zh: "只能撤销待审核或开票中的发票申请",
    en: "Only an application under review or in issuance can be cancelled",
  },
  INVOICE_NOT_SENT: {
    code: 422,
    zh: "只有待签收的纸质发票可以确认签收",
    en: "Only a paper invoice in delivery can be confirmed as received",
  },
  INVOICE_NOT_ISSUED: { code: 422, zh: "只有已开票的发票可以退票", en: "Only an issued invoice can be returned" },
  INVOICE_NO_FILE: {
    code: 422,
    zh: "发票尚未开具，暂无可下载的文件",
    en: "The invoice is not issued yet, there is nothing to download",
  },
  TITLE_TAX_NO: {
    code: 422,
    field: "taxNo",
    zh: "企业抬头须填写纳税人识别号",
    en: "A company's title needs its taxpayer ID",
  },
  TITLE_TAKEN: { code: 409, field: "title", zh: "已有同名抬头", en: "A title with this name already exists" },
  ENTRIES_FULL: {
    code: 422,
    zh: "最多保存 {max} 条，请先删除不用的",
    en: "At most {max} can be saved. Delete some first",
  },

  // Bank accounts and withdrawals
  REAL_NAME_MISSING: {
    code: 422,
    zh: "请先完成实名认证，银行账户的户名须与实名一致",
    en: "Verify your company's real name first. The account holder must match it",
  },
  BANK_NO_TAKEN: { code: 409, field: "bankNo", zh: "该银行账号已添加", en: "This bank account is already registered" },
  BANK_ACCOUNT_IN_USE: {
    code: 422,
    zh: "该账户有未完成的提现，不能删除",
    en: "A withdrawal to this account is in progress, so it cannot be deleted",
  },
  BANK_ACCOUNT_UNVERIFIED: {
    code: 422,
    zh: "只能使用已验证的银行账户",
    en: "Only a verified bank account can be used",
  },
  BANK_ACCOUNT_NOT_FAILED: {
    code: 422,
    zh: "只有验证失败的账户可以重新验证",
    en: "Only an account whose verification failed can be verified again",
  },
  WITHDRAW_EXCEEDS: {
    code: 422,
    field: "amount",
    zh: "提现金额不能超过可提现金额 {most:amount}",
    en: "At most {most:amount} can be withdrawn",
  },
  WITHDRAW_NOT_OPEN: { code: 422, zh: "只能撤销待审核的提现", en: "Only a withdrawal under review can be cancelled" },

  // Rebates
  REBATE_NOT_WITHDRAWABLE: {
    code: 422,
    field: "ids",
    zh: "只能提现“可提现”的返佣，请刷新后重新选择",
    en: "Only withdrawable rebates can be withdrawn. Refresh and select again",
  },
  REBATE_NO_BANK: {
    code: 422,
    field: "bankAccountId",
    zh: "请先在“银行账户”中添加并设置默认账户",
    en: "Add a bank account and set it as default first",
  },

  // Transfers between a group and its members
  APPROPRIATE_GROUP_ONLY: {
    code: 403,
    zh: "只有集团客户可以划拨资金",
    en: "Only group customers can transfer funds to members",
  },
  APPROPRIATE_EXCEEDS: {
    code: 422,
    field: "amount",
    zh: "最多可划拨 {most:amount}",
    en: "At most {most:amount} can be transferred",
  },
  APPROPRIATE_AMOUNT: {
    code: 422,
    field: "amount",
    zh: "划拨现金或信用额度须填写金额",
    en: "Enter an amount for cash or credit",
  },
  APPROPRIATE_TICKET: {
    code: 422,
    field: "cloudTicketId",
    zh: "划拨云券须选择一张，按其余额整张划拨",
    en: "Select a voucher. Vouchers are transferred as a whole",
  },

  // Signed-in sessions
  SESSION_CURRENT: {
    code: 422,
    field: "ids",
    zh: "不能在这里结束当前会话，请使用退出登录",
    en: "To end the current session, sign out",
  },

  // Agents
  AGENT_NAME_TAKEN: {
    code: 409,
    field: "agentName",
    zh: "已有同名代理商",
    en: "An agent with this name already exists",
  },

  // Cloud accounts
  CLOUD_KEYS_REFUSED: {
    code: 422,
    field: "accessKey",
    zh: "密钥验证未通过：{reason}",
    en: "Key verification failed: {reason}",
  },
  CLOUD_ACCOUNT_OF_OTHER_CLOUD: {
    code: 422,
    field: "cloudCode",
    zh: "云账号的云平台不能更改",
    en: "The cloud of a cloud account cannot be changed",
  },
  CLOUD_REGION_UNKNOWN: {
    code: 422,
    field: "regionIds",
    zh: "该云平台没有所选地域",
    en: "The selected region does not exist in this cloud",
  },
  CLOUD_ACCOUNT_TAKEN: {
    code: 409,
    field: "accessKey",
    zh: "该云账号已添加",
    en: "This cloud account has already been added",
  },
  CLOUD_ACCOUNT_REGISTERED: {
    code: 409,
    field: "accessKey",
    zh: "该密钥属于已添加的云账号“{name}”（{accountUid}），请在该账号中更换密钥",
    en: "These keys belong to cloud account “{name}” ({accountUid}), which has already been added. Replace its keys instead",
  },
  CLOUD_REGION_IN_USE: {
    code: 422,
    field: "regionIds",
    zh: "要移除的地域中有 {operations} 个资源操作尚未结束，请等其结束后再移除",
    en: "Open operations in the regions to remove: {operations}. Wait until they finish before removing the regions",
  },
  CLOUD_ACCOUNT_SYNCING: { code: 422, zh: "该账号正在同步", en: "The cloud account is already syncing" },
  CLOUD_ACCOUNT_PAUSED: {
    code: 422,
    zh: "该账号已暂停同步，请先恢复",
    en: "Sync of the cloud account is paused. Resume it first",
  },
  CLOUD_ACCOUNT_IN_USE: {
    code: 422,
    zh: "有 {operations} 个资源操作和 {requests} 个配额申请尚未结束，请等其结束后再删除",
    en: "{operations} resource operations and {requests} quota requests are open. Wait until they finish before deleting",
  },
  BUDGET_NAME_TAKEN: {
    code: 409,
    field: "budgetName",
    zh: "已有同名的预算",
    en: "A budget with this name already exists",
  },
  BUDGET_AMOUNT_MISSING: { code: 422, field: "amount", zh: "请填写预算金额", en: "Enter the amount" },
  BUDGET_QUOTAS_MISSING: {
    code: 422,
    field: "quotas",
    zh: "请至少填写一个周期的预算金额",
    en: "Enter the amount of at least one period",
  },
  BUDGET_PERIOD_WRONG: {
    code: 422,
    field: "quotas",
    zh: "“{period}”不是该预算周期的写法：按月如 2026-11，按季如 2026-Q4，按年如 2026",
    en: "“{period}” is no period of this cycle. Write months as 2026-11, quarters as 2026-Q4, years as 2026",
  },
  BUDGET_PERIOD_TWICE: {
    code: 422,
    field: "quotas",
    zh: "周期“{period}”填写了两次",
    en: "The period “{period}” is there twice",
  },
  BUDGET_WARN_TWICE: {
    code: 422,
    field: "warns",
    zh: "有两条相同的预警",
    en: "Two of the warnings are the same",
  },
  BUDGET_RECEIVER_NEEDED: {
    code: 422,
    field: "receivers",
    zh: "设置了预警时，须至少有一位接收人",
    en: "A budget with warnings needs at least one recipient",
  },
  BUDGETS_FULL: {
    code: 422,
    zh: "最多可有 {max} 个预算，请先删除不用的",
    en: "There can be at most {max} budgets. Delete one first",
  },
  COST_UNIT_NAME_TAKEN: {
    code: 409,
    field: "unitName",
    zh: "已有同名的成本单元",
    en: "A cost unit with this name already exists",
  },
  COST_UNIT_CODE_TAKEN: {
    code: 409,
    field: "unitCode",
    zh: "该编码已被其他成本单元使用",
    en: "Another cost unit already has this code",
  },
  COST_UNITS_FULL: {
    code: 422,
    zh: "最多可有 {max} 个成本单元，请先删除不用的",
    en: "There can be at most {max} cost units. Delete one first",
  },
  COST_UNIT_IN_RULES: {
    code: 422,
    zh: "成本单元“{unit}”正被 {count} 条分摊规则使用（{rules}），请先修改或删除这些规则",
    en: "Cost unit “{unit}” is used by {count} allocation rules ({rules}). Change or delete them first",
  },
  ALLOCATION_RULE_NAME_TAKEN: {
    code: 409,
    field: "ruleName",
    zh: "已有同名的分摊规则",
    en: "An allocation rule with this name already exists",
  },
  ALLOCATION_RULES_FULL: {
    code: 422,
    zh: "最多可有 {max} 条分摊规则，请先删除不用的",
    en: "There can be at most {max} allocation rules. Delete one first",
  },
  ALLOCATION_UNIT_MISSING: { code: 422, field: "unitId", zh: "请选择成本单元", en: "Choose the cost unit" },
  ALLOCATION_UNITS_TOO_FEW: {
    code: 422,
    field: "unitIds",
    zh: "请至少选择两个成本单元",
    en: "Choose at least two cost units",
  },
  ALLOCATION_SHARES_TOO_FEW: {
    code: 422,
    field: "shares",
    zh: "请至少填写两个成本单元的比例",
    en: "Enter the percentages of at least two cost units",
  },
  ALLOCATION_SHARE_TWICE: {
    code: 422,
    field: "shares",
    zh: "同一成本单元只能填写一次",
    en: "Each cost unit can be there only once",
  },
  ALLOCATION_SHARES_SUM: {
    code: 422,
    field: "shares",
    zh: "各成本单元的比例之和应为 100%，现在是 {sum}%",
    en: "The percentages must add up to 100, not {sum}",
  },
  ALLOCATION_CYCLES_ORDER: {
    code: 422,
    field: "toCycle",
    zh: "失效账期不能早于生效账期",
    en: "The last month must not be before the first",
  },
  ALARM_RULE_NAME_TAKEN: {
    code: 409,
    field: "ruleName",
    zh: "已有同名的告警规则",
    en: "There is an alarm rule of this name already",
  },
  ALARM_VIEW_MISSING: {
    code: 422,
    field: "viewId",
    zh: "按业务视图时须选择视图",
    en: "A rule by business view needs a view",
  },
  ALARM_FILTER_MISSING: { code: 422, field: "filter", zh: "请填写筛选条件", en: "Enter a filter" },
  ALARM_RESOURCES_MISSING: {
    code: 422,
    field: "resourceIds",
    zh: "请至少选择一个资源",
    en: "Choose at least one resource",
  },
  ALARM_PERCENT_ABOVE: {
    code: 422,
    field: "threshold",
    zh: "百分比不能大于 100",
    en: "A percentage can't be above 100",
  },
  ALARM_RECOVERY_ABOVE: {
    code: 422,
    field: "recoveryThreshold",
    zh: "恢复阈值不能高于阈值",
    en: "The recovery threshold can't be above the threshold",
  },
  ALARM_RECOVERY_BELOW: {
    code: 422,
    field: "recoveryThreshold",
    zh: "恢复阈值不能低于阈值",
    en: "The recovery threshold can't be below the threshold",
  },
  ALARM_METRIC_NOT_SUPPLIED: {
    code: 422,
    field: "metricName",
    zh: "您的云平台不提供该类资源的此项指标",
    en: "None of your clouds supplies this metric for resources of this type",
  },
  WEBHOOK_NAME_TAKEN: {
    code: 409,
    field: "webhookName",
    zh: "已有同名的 Webhook",
    en: "A webhook with this name already exists",
  },
  WEBHOOK_URL_WRONG: { code: 422, field: "url", zh: "地址格式不正确", en: "This is not a valid address" },
  WEBHOOK_NOT_HTTPS: {
    code: 422,
    field: "url",
    zh: "地址须以 https:// 开头",
    en: "The address has to begin with https://",
  },
  WEBHOOK_HAS_USER: {
    code: 422,
    field: "url",
    zh: "地址中不能包含用户名或密码",
    en: "The address can't contain a username or password",
  },
  WEBHOOK_NOT_PUBLIC: {
    code: 422,
    field: "url",
    zh: "只能使用公网地址，不能使用内网、本机或保留地址",
    en: "Only addresses of the internet can be used, no private, local or reserved ones",
  },
  WEBHOOKS_FULL: {
    code: 422,
    zh: "最多可有 {max} 个 Webhook，请先删除不用的",
    en: "There can be at most {max} webhooks. Delete one first",
  },
  WEBHOOK_SECRET_LOST: {
    code: 422,
    zh: "密钥无法读取，请编辑并更换密钥",
    en: "The secret can't be read. Edit the webhook and renew the secret",
  },
  WEBHOOK_TEST_FAILED: { code: 422, zh: "测试消息未送达：{reason}", en: "The test was not delivered: {reason}" },
  SILENCE_END_PAST: { code: 422, field: "endTime", zh: "结束时间须晚于现在", en: "The end has to be later than now" },
  SILENCE_END_BEFORE_START: {
    code: 422,
    field: "endTime",
    zh: "结束时间须晚于开始时间",
    en: "The end has to be later than the start",
  },
  SILENCE_TOO_LONG: {
    code: 422,
    field: "endTime",
    zh: "静默最长 {max} 天",
    en: "A silence can last {max} days at most",
  },
  SILENCES_FULL: {
    code: 422,
    zh: "最多可有 {max} 个未结束的静默，请先结束不用的",
    en: "There can be at most {max} silences that are not over. End one first",
  },
  SILENCE_OVER: { code: 409, zh: "静默已结束，不能修改", en: "The silence is over and can't be changed" },
  SILENCE_NOT_ACTIVE: { code: 409, zh: "只能结束生效中的静默", en: "Only active silences can be ended" },
  SILENCE_BEGUN: { code: 409, zh: "只能删除未开始的静默", en: "Only upcoming silences can be deleted" },
  CLOUD_ACCOUNT_IN_RULES: {
    code: 422,
    zh: "告警规则“{names}”引用了该账号的资源，请先修改或删除规则",
    en: "Alarm rules “{names}” are about resources of this cloud account. Change or delete them first",
  },
  CLOUD_KEYS_OF_OTHER_ACCOUNT: {
    code: 422,
    field: "accessKey",
    zh: "该密钥不属于云账号 {accountUid}",
    en: "These keys do not belong to cloud account {accountUid}",
  },
  SYNC_SCOPE_SYNCING: { code: 422, zh: "该范围正在同步", en: "This scope is already syncing" },

  CLOUD_ACCOUNT_IMPORTED: {
    code: 422,
    zh: "该账号没有密钥，其资源由文件导入；填写密钥后方可同步和操作",
    en: "The cloud account has no keys; its resources are imported from files. Add keys to sync and operate them",
  },

  CLOUD_KEY_UNREADABLE: {
    code: 422,
    zh: "云账号密钥无法解密，请在云账号中重新填写 SecretKey",
    en: "The secret key of the cloud account cannot be decrypted. Enter it again in the cloud account",
  },
  CLOUD_SILENT: { code: 422, zh: "云平台没有应答：{reason}", en: "No response from the cloud: {reason}" },

  // Resources
  RESOURCE_BUSY: {
    code: 422,
    zh: "该资源有操作正在进行，请等待完成后再试",
    en: "Another operation on this resource is in progress. Wait until it finishes and try again",
  },
  RESOURCE_STATE: {
    code: 422,
    zh: "该资源当前状态不支持此操作",
    en: "This operation is not available in the current status of the resource",
  },
  RESOURCE_ACTION_UNKNOWN: {
    code: 422,
    zh: "该类资源不支持此操作",
    en: "Resources of this type do not support this operation",
  },
  RESOURCE_GONE: {
    code: 422,
    zh: "云平台已不存在该资源",
    en: "The resource no longer exists at the provider",
  },
  RESOURCE_SYSTEM_DISK: {
    code: 422,
    zh: "系统盘不能卸载",
    en: "A system disk cannot be detached",
  },
  RESOURCE_NETWORK_USED: {
    code: 422,
    zh: "该私有网络中还有 {count} 个资源，不能释放",
    en: "The private network still contains {count} resources and cannot be released",
  },
  RESOURCE_SUBSCRIBED: {
    code: 422,
    zh: "包年包月资源请通过退订释放",
    en: "Subscription resources are released by unsubscribing",
  },
  RESOURCE_NAME_WRONG: {
    code: 422,
    field: "name",
    zh: "输入的名称与资源名称不一致",
    en: "The name entered does not match the resource name",
  },
  RESOURCE_TARGET_WRONG: {
    code: 422,
    field: "hostId",
    zh: "请选择同一账号、同一地域的主机",
    en: "Select a host in the same cloud account and region",
  },
  RESOURCE_SIZE_WRONG: {
    code: 422,
    field: "size",
    zh: "该规格不可用",
    en: "The selected option is not available",
  },
  // Tags
  TAG_TAKEN: {
    code: 409,
    field: "tagValue",
    zh: "已有相同键和值的标签。如需并入该标签，请使用合并",
    en: "A tag with this key and value already exists. To combine tags, use Merge",
  },
  BUSINESS_VIEW_TAKEN: {
    code: 409,
    field: "viewName",
    zh: "已有同名的业务视图",
    en: "A business view with this name already exists",
  },
  BUSINESS_VIEW_IN_RULES: {
    code: 422,
    zh: "告警规则引用了该业务视图，不能删除：{names}。请先修改或删除这些规则",
    en: "Alarm rules are about this business view: {names}. Change or delete them first",
  },
  BUSINESS_VIEWS_FULL: {
    code: 422,
    zh: "最多可有 {max} 个业务视图，请先删除不用的",
    en: "There can be at most {max} business views. Delete one first",
  },
  VIEW_PROJECT_MISSING: {
    code: 422,
    field: "projectId",
    zh: "请选择项目",
    en: "Select a project",
  },
  VIEW_NOT_OF_PROJECT: {
    code: 422,
    field: "projectId",
    zh: "该视图不是项目视图，没有项目",
    en: "This view is not a project view and has no project",
  },
  VIEW_GROUP_TAKEN: {
    code: 409,
    field: "groupName",
    zh: "该视图已有同名的分组",
    en: "The view already has a group with this name",
  },
  VIEW_GROUPS_FULL: {
    code: 422,
    zh: "一个视图最多可有 {max} 个分组",
    en: "A view can have at most {max} groups",
  },
  VIEW_GROUP_EMPTY: {
    code: 422,
    field: "resourceIds",
    zh: "请选择至少一个资源",
    en: "Select at least one resource",
  },
  VIEW_LINK_WRONG: {
    code: 422,
    field: "linkIds",
    zh: "只能连接到同一视图的其他分组",
    en: "A group can only be linked to other groups of the same view",
  },
  CLOUD_ACCOUNT_IN_VIEW: {
    code: 422,
    zh: "业务视图“{names}”引用了该云账号或其资源，请先修改或删除视图",
    en: "Business views “{names}” refer to this cloud account or its resources. Change or delete them first",
  },
  CLOUD_ACCOUNT_IN_BUDGETS: {
    code: 422,
    zh: "预算“{names}”按该云账号统计，请先修改或删除预算",
    en: "Budgets “{names}” are about this cloud account. Change or delete them first",
  },
  CLOUD_ACCOUNT_IN_ALLOCATION: {
    code: 422,
    zh: "成本分摊规则“{names}”按该云账号匹配账单，请先修改或删除规则",
    en: "Allocation rules “{names}” match bill lines of this cloud account. Change or delete them first",
  },
  TAG_KEY_CLASH: {
    code: 422,
    field: "tagKey",
    zh: "绑定该标签的资源中，有的在新键下已有其他值",
    en: "Some resources with this tag already have another value for the new key",
  },
  TAG_BOUND: {
    code: 422,
    zh: "仍有资源绑定，不能删除：{names}。请先解绑或合并",
    en: "Tags still in use: {names}. Unbind or merge them before deleting",
  },
  TAG_SAME_KEY: {
    code: 422,
    field: "tagIds",
    zh: "同一个键只能选择一个值：{key}",
    en: "Select only one value for key {key}",
  },
  TAG_MERGE_NOTHING: {
    code: 422,
    field: "intoId",
    zh: "请选择另一个标签作为合并目标",
    en: "Select another tag to merge into",
  },
  TAG_MERGE_OUTDATED: {
    code: 409,
    zh: "资源的标签刚刚有变化，请核对新的合并结果",
    en: "The tags of some resources have just changed. Review the new preview",
  },
  TAG_OTHER_VALUE: {
    code: 422,
    zh: "已有标签 {names}，未选择替换",
    en: "Already has {names}, and replacing is not selected",
  },
  TAG_LIMIT: { code: 422, zh: "标签将超过 {max} 个", en: "Would exceed {max} tags" },

  // Quotas
  SAVING_REMARK_MISSING: {
    code: 422,
    field: "remark",
    zh: "原因为“其他”时请填写说明",
    en: "Describe the other reason",
  },
  SAVING_STATUS_WRONG: {
    code: 422,
    zh: "当前状态不能进行此操作，请刷新后重试",
    en: "Not possible in the present status. Refresh and try again",
  },
  ANOMALY_NOT_JUDGED: {
    code: 422,
    zh: "该费用异常尚未判断，请刷新后重试",
    en: "This cost anomaly is not assessed. Refresh and try again",
  },
  QUOTA_NOT_MORE: {
    code: 422,
    field: "desireValue",
    zh: "期望配额须大于当前配额 {total}",
    en: "The requested quota must be greater than the current quota of {total}",
  },
  QUOTA_TOO_MUCH: {
    code: 422,
    field: "desireValue",
    zh: "期望配额不能超过当前配额的 {factor} 倍，即 {most}",
    en: "The requested quota cannot exceed {factor} times the current quota, that is {most}",
  },
  QUOTA_UNDER_REVIEW: {
    code: 409,
    zh: "该配额已有审批中的申请，请等待审批完成或先撤销",
    en: "This quota already has an open request. Wait until it is reviewed or cancel it first",
  },
  QUOTA_APPLICATION_NOT_OPEN: {
    code: 422,
    zh: "只能撤销审批中的申请",
    en: "Only an open request can be cancelled",
  },
  QUOTA_APPLICATION_DECIDED: {
    code: 409,
    zh: "该申请刚刚已审批，不能撤销",
    en: "The request has just been reviewed and can no longer be cancelled",
  },

  // Reports
  REPORT_TYPE_FORBIDDEN: {
    code: 403,
    field: "reportType",
    zh: "您没有查看该类数据的权限（{code}）",
    en: "You do not have permission for this data ({code})",
  },
  REPORT_CYCLES_MISSING: {
    code: 422,
    field: "startCycle",
    zh: "自定义账期须填写开始和结束账期",
    en: "A custom range needs a first and a last month",
  },
  REPORT_CYCLES_ORDER: {
    code: 422,
    field: "endCycle",
    zh: "结束账期不能早于开始账期，且最多 36 个月",
    en: "The last month must not be before the first, and the range covers at most 36 months",
  },
  METRICS_UNREACHABLE: {
    code: 503,
    zh: "监控数据服务暂时没有响应，请稍后再试",
    en: "The server that keeps metrics does not answer at the moment. Try again later",
  },
  COST_TIME_WRONG: {
    code: 422,
    field: "endCycle",
    zh: "结束月份不得早于开始月份；按月最多 36 个月，按日最多 3 个月",
    en: "The last month must not be before the first; at most 36 months, by day at most 3",
  },
  BILL_COMPARED_WRONG: {
    code: 422,
    field: "comparedCycle",
    zh: "对比账期须早于所选账期，请选择更早的月份",
    en: "The month to compare with must be before the month. Choose an earlier one",
  },
  COST_TAG_MISSING: {
    code: 422,
    field: "tagKey",
    zh: "按标签分组时请填写标签键",
    en: "Name the tag key to group by",
  },
  METRIC_TIME_WRONG: {
    code: 422,
    field: "endTime",
    zh: "结束时间须晚于开始时间，且最多 400 天",
    en: "The end must be after the beginning, and at most 400 days later",
  },
  REPORTS_WAITING: {
    code: 422,
    zh: "最多 {max} 个报表同时排队，请等待完成后再试",
    en: "At most {max} reports can be queued. Try again when some have finished",
  },
  REPORT_NOT_DONE: { code: 422, zh: "只能下载已完成的报表", en: "Only a finished report can be downloaded" },
  REPORT_NOT_FAILED: { code: 422, zh: "只能重试失败的报表", en: "Only a failed report can be made again" },
  REPORT_CONDITION_TAKEN: {
    code: 409,
    field: "conditionName",
    zh: "已有同名条件",
    en: "There is a condition of this name already",
  },

  // Renewals and refunds of instances
  RENEW_DURATION: {
    code: 422,
    field: "durationNum",
    zh: "续费时长为 1 至 9 个月，或 1 至 3 年",
    en: "Renew for 1 to 9 months or 1 to 3 years",
  },
  INSTANCE_NOT_RENEWABLE: {
    code: 422,
    zh: "“{name}”已释放或正在退款，不能续费",
    en: "“{name}” is released or being refunded and cannot be renewed",
  },
  INSTANCE_NOT_REFUNDABLE: {
    code: 422,
    zh: "“{name}”没有可退款的付费周期，或正在退款",
    en: "“{name}” has no paid period to refund, or is being refunded",
  },
  INSTANCE_WITHOUT_RENEWAL: {
    code: 422,
    zh: "“{name}”没有尚未开始的续费周期",
    en: "“{name}” has no renewal that has not started yet",
  },
  REFUND_CHANGED: {
    code: 409,
    zh: "退款金额已变化，请确认后重新提交",
    en: "The refund amount has changed. Confirm it and submit again",
  },
  REFUND_NOT_OPEN: { code: 422, zh: "只能撤销待审核的退款", en: "Only a refund under review can be cancelled" },

  // Work orders
  WORK_ORDER_DAYS_AHEAD: {
    code: 422,
    field: "occurEnd",
    zh: "故障日期不能晚于今天",
    en: "What was seen was seen until today at most",
  },
  WORK_ORDER_DAYS_ORDER: {
    code: 422,
    field: "occurEnd",
    zh: "最近出现的日期不能早于首次出现",
    en: "The last day must not be before the first",
  },
  WORK_ORDER_NOT_OPEN: {
    code: 422,
    zh: "只有待受理、处理中或待反馈的工单可以回复",
    en: "Only an open work order can be replied to",
  },
  WORK_ORDER_NOT_WAITING: {
    code: 422,
    zh: "只有待受理或处理中的工单可以催办",
    en: "Only a work order awaiting acceptance or in progress can be expedited",
  },
  WORK_ORDER_NOT_WITHDRAWABLE: {
    code: 422,
    zh: "只有待受理或处理中的工单可以撤销",
    en: "Only a work order awaiting acceptance or in progress can be withdrawn",
  },
  WORK_ORDER_NOT_PROPOSED: {
    code: 422,
    zh: "只有待确认的工单可以进行此操作",
    en: "Only a work order awaiting your confirmation can be confirmed or reopened",
  },
  WORK_ORDER_NOT_DONE: { code: 422, zh: "只有已完成的工单可以评价", en: "Only a completed work order can be rated" },
  WORK_ORDER_RATED: { code: 422, zh: "该工单已评价，不能重复评价", en: "This work order has been rated already" },
  WORK_ORDER_URGED: {
    code: 422,
    zh: "30 分钟内只能催办一次，请 {minutes} 分钟后再试",
    en: "A work order can be expedited once every 30 minutes. Try again in {minutes} minutes",
  },
  WORK_ORDER_FULL: {
    code: 422,
    zh: "该工单的回复已达 {max} 条，请新建工单继续",
    en: "This work order already has {max} messages. Open another one",
  },
} as const satisfies Record<string, CatalogueEntry>;

/** Name of a refusal in the catalogue. */
export type ErrorName = keyof typeof errorCatalogue;
