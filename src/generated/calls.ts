// Generated from schema/api by `npm run generate`; never edited by hand.

/** See the balance and limits of the account. */
export const getAccount = { id: "getAccount", method: "get", path: "/api/v1/account/balance", tag: "account", answer: "object", permission: ["v3-1"] } as const;

/** Search the ledger. */
export const listTrades = { id: "listTrades", method: "post", path: "/api/v1/trade/list", tag: "account", answer: "page", permission: ["v3-1"], exports: true } as const;

/** Search agents. */
export const listAgents = { id: "listAgents", method: "post", path: "/api/v1/agent/list", tag: "agent", answer: "page", permission: ["v7"] } as const;

/** View one agent. */
export const getAgent = { id: "getAgent", method: "post", path: "/api/v1/agent/detail", tag: "agent", answer: "object", permission: ["v7"] } as const;

/** Add an agent. */
export const createAgent = { id: "createAgent", method: "post", path: "/api/v1/agent/create", change: true, affects: ["agent"], permission: ["v7"] } as const;

/** Change an agent. */
export const modifyAgent = { id: "modifyAgent", method: "post", path: "/api/v1/agent/modify", change: true, affects: ["agent"], permission: ["v7"] } as const;

/** Search silences. */
export const listAlarmSilences = { id: "listAlarmSilences", method: "post", path: "/api/v1/warningSilence/list", tag: "alarm", answer: "page", permission: ["v10-2","v10-3"] } as const;

/** View one silence. */
export const getAlarmSilence = { id: "getAlarmSilence", method: "post", path: "/api/v1/warningSilence/detail", tag: "alarm", answer: "object", permission: ["v10-2","v10-3"] } as const;

/** See which alarms a silence would concern. */
export const previewAlarmSilence = { id: "previewAlarmSilence", method: "post", path: "/api/v1/warningSilence/preview", tag: "alarm", answer: "object", permission: ["v10-2","v10-3"] } as const;

/** Save a silence. */
export const saveAlarmSilence = { id: "saveAlarmSilence", method: "post", path: "/api/v1/warningSilence/save", change: true, affects: ["alarm"], permission: ["v10-2","v10-3"] } as const;

/** End silences now. */
export const endAlarmSilences = { id: "endAlarmSilences", method: "post", path: "/api/v1/warningSilence/end", change: true, affects: ["alarm"], permission: ["v10-2","v10-3"] } as const;

/** Delete silences. */
export const deleteAlarmSilences = { id: "deleteAlarmSilences", method: "post", path: "/api/v1/warningSilence/delete", change: true, affects: ["alarm"], permission: ["v10-2","v10-3"] } as const;

/** Search alarm rules. */
export const listAlarmRules = { id: "listAlarmRules", method: "post", path: "/api/v1/warningRule/list", tag: "alarm", answer: "page", permission: ["v10-2","v10-3"] } as const;

/** View one alarm rule. */
export const getAlarmRule = { id: "getAlarmRule", method: "post", path: "/api/v1/warningRule/detail", tag: "alarm", answer: "object", permission: ["v10-3"] } as const;

/** List what a rule says of its resources. */
export const listAlarmStates = { id: "listAlarmStates", method: "post", path: "/api/v1/warningRule/states", tag: "alarm", answer: "page", permission: ["v10-3"] } as const;

/** Save an alarm rule. */
export const saveAlarmRule = { id: "saveAlarmRule", method: "post", path: "/api/v1/warningRule/save", change: true, affects: ["alarm"], permission: ["v10-3"], provider: "metrics" } as const;

/** Delete alarm rules. */
export const deleteAlarmRules = { id: "deleteAlarmRules", method: "post", path: "/api/v1/warningRule/delete", change: true, affects: ["alarm"], permission: ["v10-3"] } as const;

/** Enable or disable alarm rules. */
export const enableAlarmRules = { id: "enableAlarmRules", method: "post", path: "/api/v1/warningRule/enable", change: true, affects: ["alarm"], permission: ["v10-3"] } as const;

/** See how often a rule would have been an alarm. */
export const previewAlarmRule = { id: "previewAlarmRule", method: "post", path: "/api/v1/warningRule/preview", tag: "alarm", answer: "object", permission: ["v10-3"], provider: "metrics" } as const;

/** List templates of alarm rules. */
export const listAlarmTemplates = { id: "listAlarmTemplates", method: "post", path: "/api/v1/warningRule/template/list", tag: "alarm", answer: "list", permission: ["v10-3"], provider: "metrics" } as const;

/** Count the resources of a rule's scope and describe its condition. */
export const previewAlarmScope = { id: "previewAlarmScope", method: "post", path: "/api/v1/warningRule/scope/preview", tag: "alarm", answer: "object", permission: ["v10-3"], provider: "metrics" } as const;

/** Search alarms. */
export const listAlarms = { id: "listAlarms", method: "post", path: "/api/v1/warning/list", tag: "alarm", answer: "page", permission: ["v10-2"], exports: true } as const;

/** Group alarms by rule or resource. */
export const listAlarmGroups = { id: "listAlarmGroups", method: "post", path: "/api/v1/warning/groups", tag: "alarm", answer: "page", permission: ["v10-2"] } as const;

/** View one alarm. */
export const getAlarm = { id: "getAlarm", method: "post", path: "/api/v1/warning/detail", tag: "alarm", answer: "object", permission: ["v10-2"] } as const;

/** Handle alarms. */
export const handleAlarms = { id: "handleAlarms", method: "post", path: "/api/v1/warning/handle", change: true, affects: ["alarm"], permission: ["v10-2"] } as const;

/** Search cost units. */
export const listCostUnits = { id: "listCostUnits", method: "post", path: "/api/v1/allocation/unit/list", tag: "allocation", answer: "page", permission: ["v4-2","v4-3"], exports: true } as const;

/** View one cost unit. */
export const getCostUnit = { id: "getCostUnit", method: "post", path: "/api/v1/allocation/unit/detail", tag: "allocation", answer: "object", permission: ["v4-2","v4-3"] } as const;

/** Save a cost unit. */
export const saveCostUnit = { id: "saveCostUnit", method: "post", path: "/api/v1/allocation/unit/save", change: true, affects: ["allocation"], permission: ["v4-2"] } as const;

/** Delete cost units. */
export const deleteCostUnits = { id: "deleteCostUnits", method: "post", path: "/api/v1/allocation/unit/delete", change: true, affects: ["allocation"], permission: ["v4-2"] } as const;

/** Search allocation rules. */
export const listAllocationRules = { id: "listAllocationRules", method: "post", path: "/api/v1/allocation/rule/list", tag: "allocation", answer: "page", permission: ["v4-2","v4-3"], exports: true } as const;

/** List the names of allocation rules. */
export const listAllocationRuleNames = { id: "listAllocationRuleNames", method: "get", path: "/api/v1/allocation/rule/names", tag: "allocation", answer: "list", permission: ["v4-2","v4-3"] } as const;

/** View one allocation rule. */
export const getAllocationRule = { id: "getAllocationRule", method: "post", path: "/api/v1/allocation/rule/detail", tag: "allocation", answer: "object", permission: ["v4-2","v4-3"] } as const;

/** Save an allocation rule. */
export const saveAllocationRule = { id: "saveAllocationRule", method: "post", path: "/api/v1/allocation/rule/save", change: true, affects: ["allocation","bill"], permission: ["v4-2"] } as const;

/** Compare allocation with and without a change of a rule. */
export const previewAllocation = { id: "previewAllocation", method: "post", path: "/api/v1/allocation/rule/preview", tag: "allocation", answer: "object", permission: ["v4-2"] } as const;

/** Move an allocation rule in the order. */
export const moveAllocationRule = { id: "moveAllocationRule", method: "post", path: "/api/v1/allocation/rule/move", change: true, affects: ["allocation","bill"], permission: ["v4-2"] } as const;

/** Delete allocation rules. */
export const deleteAllocationRules = { id: "deleteAllocationRules", method: "post", path: "/api/v1/allocation/rule/delete", change: true, affects: ["allocation","bill"], permission: ["v4-2"] } as const;

/** List costs by cost unit. */
export const listAllocatedCosts = { id: "listAllocatedCosts", method: "post", path: "/api/v1/allocation/cost/list", tag: "allocation", answer: "page", permission: ["v4-2","v4-3"], exports: true } as const;

/** List costs by allocation rule and cost unit. */
export const listAllocationParts = { id: "listAllocationParts", method: "post", path: "/api/v1/allocation/cost/parts", tag: "allocation", answer: "page", permission: ["v4-2","v4-3"], exports: true } as const;

/** Search cost anomalies. */
export const listCostAnomalies = { id: "listCostAnomalies", method: "post", path: "/api/v1/billfee/anomaly/list", tag: "anomaly", answer: "page", permission: ["v4-1","v4-3"], exports: true } as const;

/** View one cost anomaly. */
export const getCostAnomaly = { id: "getCostAnomaly", method: "post", path: "/api/v1/billfee/anomaly/detail", tag: "anomaly", answer: "object", permission: ["v4-1","v4-3"] } as const;

/** List what a cost anomaly is made up of. */
export const listCostAnomalyParts = { id: "listCostAnomalyParts", method: "post", path: "/api/v1/billfee/anomaly/parts", tag: "anomaly", answer: "list", permission: ["v4-1","v4-3"] } as const;

/** Decide whether a cost anomaly is one. */
export const judgeCostAnomaly = { id: "judgeCostAnomaly", method: "post", path: "/api/v1/billfee/anomaly/judge", change: true, affects: ["anomaly"], permission: ["v4-3"] } as const;

/** Take back what was decided of a cost anomaly. */
export const reopenCostAnomaly = { id: "reopenCostAnomaly", method: "post", path: "/api/v1/billfee/anomaly/reopen", change: true, affects: ["anomaly"], permission: ["v4-3"] } as const;

/** List the members of the group with their funds. */
export const listAppropriateCustoms = { id: "listAppropriateCustoms", method: "post", path: "/api/v1/appropriate/customList", tag: "appropriate", answer: "page", permission: ["v3-8"] } as const;

/** List the vouchers that can be transferred. */
export const listAppropriateTickets = { id: "listAppropriateTickets", method: "post", path: "/api/v1/appropriate/ticketList", tag: "appropriate", answer: "list", permission: ["v3-8"] } as const;

/** See what a transfer would leave, and the most that could be transferred. */
export const previewAppropriation = { id: "previewAppropriation", method: "post", path: "/api/v1/appropriate/preview", tag: "appropriate", answer: "object", permission: ["v3-8"] } as const;

/** Transfer funds to a member, or take them back. */
export const createAppropriation = { id: "createAppropriation", method: "post", path: "/api/v1/appropriate/commit", change: true, affects: ["appropriate","account","voucher","withdraw"], permission: ["v3-8"] } as const;

/** Search transfers between a group and its members. */
export const listAppropriations = { id: "listAppropriations", method: "post", path: "/api/v1/appropriate/list", tag: "appropriate", answer: "page", permission: ["v3-9"], exports: true } as const;

/** View one transfer. */
export const getAppropriation = { id: "getAppropriation", method: "post", path: "/api/v1/appropriate/detail", tag: "appropriate", answer: "object", permission: ["v3-9"] } as const;

/** Search bank accounts. */
export const listBankAccounts = { id: "listBankAccounts", method: "post", path: "/api/v1/bank/list", tag: "bank", answer: "page", permission: ["v3-16"] } as const;

/** Add a bank account. */
export const createBankAccount = { id: "createBankAccount", method: "post", path: "/api/v1/bank/save", change: true, affects: ["bank"], permission: ["v3-16"], provider: "bankVerification" } as const;

/** Delete bank accounts. */
export const deleteBankAccounts = { id: "deleteBankAccounts", method: "post", path: "/api/v1/bank/delete", change: true, affects: ["bank"], permission: ["v3-16"] } as const;

/** Make a bank account the default. */
export const setDefaultBankAccount = { id: "setDefaultBankAccount", method: "post", path: "/api/v1/bank/setDefault", change: true, affects: ["bank"], permission: ["v3-16"] } as const;

/** Verify a bank account again. */
export const verifyBankAccount = { id: "verifyBankAccount", method: "post", path: "/api/v1/bank/verify", change: true, affects: ["bank"], permission: ["v3-16"], provider: "bankVerification" } as const;

/** Sum up a month of the bill. */
export const getBillOverview = { id: "getBillOverview", method: "post", path: "/api/v1/billfee/overview", tag: "bill", answer: "object", permission: ["v3-1","v4-1"] } as const;

/** See the months of the bill up to one. */
export const getBillTrend = { id: "getBillTrend", method: "post", path: "/api/v1/billfee/trend", tag: "bill", answer: "list", permission: ["v3-1","v4-1"] } as const;

/** Divide a month of the bill. */
export const getBillShares = { id: "getBillShares", method: "post", path: "/api/v1/billfee/shares", tag: "bill", answer: "list", permission: ["v3-1","v4-1"] } as const;

/** Explain why a month costs more or less. */
export const getBillChange = { id: "getBillChange", method: "post", path: "/api/v1/billfee/change", tag: "bill", answer: "object", permission: ["v3-1","v4-1"] } as const;

/** Divide a change of the bill. */
export const listBillMovers = { id: "listBillMovers", method: "post", path: "/api/v1/billfee/movers", tag: "bill", answer: "list", permission: ["v3-1","v4-1"] } as const;

/** List the months with bill lines. */
export const listBillMonths = { id: "listBillMonths", method: "get", path: "/api/v1/billfee/months", tag: "bill", answer: "list", permission: ["v3-1","v4-1","v4-3"] } as const;

/** See how far the bills of the cloud accounts are read. */
export const listBillReadings = { id: "listBillReadings", method: "post", path: "/api/v1/billfee/readings", tag: "bill", answer: "list", permission: ["v3-1","v4-1"] } as const;

/** List the products that occur in bills. */
export const listBillProducts = { id: "listBillProducts", method: "get", path: "/api/v1/billfee/findBillProduct", tag: "bill", answer: "list", permission: ["v3-17","v4-1","v4-2","v4-3"] } as const;

/** Search bill lines. */
export const listBillDetails = { id: "listBillDetails", method: "post", path: "/api/v1/billfee/detailList", tag: "bill", answer: "page", permission: ["v3-17","v4-1","v4-3"], exports: true } as const;

/** View one bill line. */
export const getBillDetail = { id: "getBillDetail", method: "get", path: "/api/v1/billfee/detail", tag: "bill", answer: "object", permission: ["v3-17","v4-1","v4-3"] } as const;

/** Search budgets. */
export const listBudgets = { id: "listBudgets", method: "post", path: "/api/v1/budget/list", tag: "budget", answer: "page", permission: ["v4-1","v4-2"], exports: true } as const;

/** View one budget. */
export const getBudget = { id: "getBudget", method: "post", path: "/api/v1/budget/detail", tag: "budget", answer: "object", permission: ["v4-2"] } as const;

/** Save a budget. */
export const saveBudget = { id: "saveBudget", method: "post", path: "/api/v1/budget/save", change: true, affects: ["budget"], permission: ["v4-2"] } as const;

/** See how a budget would stand. */
export const previewBudget = { id: "previewBudget", method: "post", path: "/api/v1/budget/preview", tag: "budget", answer: "object", permission: ["v4-2"] } as const;

/** Delete budgets. */
export const deleteBudgets = { id: "deleteBudgets", method: "post", path: "/api/v1/budget/delete", change: true, affects: ["budget"], permission: ["v4-2"] } as const;

/** List the periods of a budget. */
export const listBudgetPeriods = { id: "listBudgetPeriods", method: "post", path: "/api/v1/budget/history", tag: "budget", answer: "list", permission: ["v4-2"] } as const;

/** List use, plan and forecast of a budget by period. */
export const listBudgetPeriodAmounts = { id: "listBudgetPeriodAmounts", method: "post", path: "/api/v1/budget/amounts", tag: "budget", answer: "list", permission: ["v4-2"] } as const;

/** Search what was warned of. */
export const listBudgetWarnings = { id: "listBudgetWarnings", method: "post", path: "/api/v1/budget/warnings", tag: "budget", answer: "page", permission: ["v4-2"] } as const;

/** List the cloud accounts that occur in bills. */
export const listBudgetAccounts = { id: "listBudgetAccounts", method: "get", path: "/api/v1/budget/accounts", tag: "bill", answer: "list", permission: ["v3-17","v4-1","v4-2","v4-3"] } as const;

/** List the projects that occur in bills. */
export const listBudgetProjects = { id: "listBudgetProjects", method: "get", path: "/api/v1/budget/projects", tag: "bill", answer: "list", permission: ["v3-17","v4-1","v4-2","v4-3"] } as const;

/** Search business views. */
export const listBusinessViews = { id: "listBusinessViews", method: "post", path: "/api/v1/businessView/list", tag: "businessView", answer: "page", permission: ["v10-1","v10-2","v10-3"], exports: true } as const;

/** View one business view. */
export const getBusinessView = { id: "getBusinessView", method: "post", path: "/api/v1/businessView/detail", tag: "businessView", answer: "object", permission: ["v10-1"] } as const;

/** Save a business view. */
export const saveBusinessView = { id: "saveBusinessView", method: "post", path: "/api/v1/businessView/save", change: true, affects: ["businessView"], permission: ["v10-1"] } as const;

/** Delete a business view. */
export const deleteBusinessView = { id: "deleteBusinessView", method: "post", path: "/api/v1/businessView/delete", change: true, affects: ["businessView"], permission: ["v10-1"] } as const;

/** Move a business view among the others. */
export const moveBusinessView = { id: "moveBusinessView", method: "post", path: "/api/v1/businessView/move", change: true, affects: ["businessView"], permission: ["v10-1"] } as const;

/** List the projects that a view can be of. */
export const listViewProjects = { id: "listViewProjects", method: "post", path: "/api/v1/businessView/projectList", tag: "businessView", answer: "list", permission: ["v10-1"] } as const;

/** List the cloud accounts that a group can be of. */
export const listViewAccounts = { id: "listViewAccounts", method: "post", path: "/api/v1/businessView/accounts", tag: "businessView", answer: "list", permission: ["v10-1","v10-3"] } as const;

/** List what the resources of a view cost by month. */
export const listViewCosts = { id: "listViewCosts", method: "post", path: "/api/v1/businessView/costs", tag: "businessView", answer: "list", permission: ["v3-1","v4-1","v4-3"] } as const;

/** Search resources and the groups of views they are in. */
export const listViewResources = { id: "listViewResources", method: "post", path: "/api/v1/businessView/resourceList", tag: "businessView", answer: "page", permission: ["v10-1"], exports: true } as const;

/** List the groups of a view. */
export const listViewGroups = { id: "listViewGroups", method: "post", path: "/api/v1/businessView/group/list", tag: "businessView", answer: "list", permission: ["v10-1"] } as const;

/** View one group of a view. */
export const getViewGroup = { id: "getViewGroup", method: "post", path: "/api/v1/businessView/group/detail", tag: "businessView", answer: "object", permission: ["v10-1"] } as const;

/** See what a group would have. */
export const previewViewGroup = { id: "previewViewGroup", method: "post", path: "/api/v1/businessView/group/preview", tag: "businessView", answer: "object", permission: ["v10-1"] } as const;

/** Save a group of a view. */
export const saveViewGroup = { id: "saveViewGroup", method: "post", path: "/api/v1/businessView/group/save", change: true, affects: ["businessView"], permission: ["v10-1"] } as const;

/** Delete a group of a view. */
export const deleteViewGroup = { id: "deleteViewGroup", method: "post", path: "/api/v1/businessView/group/delete", change: true, affects: ["businessView"], permission: ["v10-1"] } as const;

/** Add to the cart. */
export const addToCart = { id: "addToCart", method: "post", path: "/api/v1/car/toCar", change: true, affects: ["cart"], provider: "provisioning" } as const;

/** List the cart. */
export const listCartItems = { id: "listCartItems", method: "get", path: "/api/v1/car/list", tag: "cart", logOnly: true, answer: "list" } as const;

/** Take items out of the cart. */
export const deleteCartItems = { id: "deleteCartItems", method: "post", path: "/api/v1/car/delete", change: true, affects: ["cart","order"] } as const;

/** Change an item of the cart. */
export const modifyCartItem = { id: "modifyCartItem", method: "post", path: "/api/v1/car/modify", change: true, affects: ["cart","order"], provider: "provisioning" } as const;

/** Search cloud accounts. */
export const listCloudAccounts = { id: "listCloudAccounts", method: "post", path: "/api/v1/cloudAccount/list", tag: "cloudAccount", answer: "page", permission: ["v9-1"] } as const;

/** View one cloud account. */
export const getCloudAccount = { id: "getCloudAccount", method: "post", path: "/api/v1/cloudAccount/detail", tag: "cloudAccount", answer: "object", permission: ["v9-1"] } as const;

/** Save a cloud account. */
export const saveCloudAccount = { id: "saveCloudAccount", method: "post", path: "/api/v1/cloudAccount/save", change: true, affects: ["cloudAccount"], permission: ["v9-1"], provider: "cloud" } as const;

/** Delete cloud accounts. */
export const deleteCloudAccounts = { id: "deleteCloudAccounts", method: "post", path: "/api/v1/cloudAccount/delete", change: true, affects: ["cloudAccount"], permission: ["v9-1"] } as const;

/** Sync a cloud account. */
export const syncCloudAccount = { id: "syncCloudAccount", method: "post", path: "/api/v1/cloudAccount/sync", change: true, affects: ["cloudAccount"], permission: ["v9-1"], provider: "cloud" } as const;

/** Pause the sync of cloud accounts. */
export const pauseCloudAccounts = { id: "pauseCloudAccounts", method: "post", path: "/api/v1/cloudAccount/pause", change: true, affects: ["cloudAccount"], permission: ["v9-1"] } as const;

/** Resume the sync of cloud accounts. */
export const resumeCloudAccounts = { id: "resumeCloudAccounts", method: "post", path: "/api/v1/cloudAccount/resume", change: true, affects: ["cloudAccount"], permission: ["v9-1"] } as const;

/** Replace the keys of a cloud account. */
export const rotateCloudAccountKeys = { id: "rotateCloudAccountKeys", method: "post", path: "/api/v1/cloudAccount/rotate", change: true, affects: ["cloudAccount"], permission: ["v9-1"], provider: "cloud" } as const;

/** List what the keys of a cloud account may do. */
export const listCloudCapabilities = { id: "listCloudCapabilities", method: "post", path: "/api/v1/cloudAccount/capabilities", tag: "cloudAccount", answer: "list", permission: ["v9-1"], provider: "cloud" } as const;

/** List the sync of cloud accounts by region and type. */
export const listSyncScopes = { id: "listSyncScopes", method: "post", path: "/api/v1/cloudAccount/scopes", tag: "cloudAccount", answer: "page", permission: ["v9-1"] } as const;

/** Sync one type in one region of a cloud account. */
export const syncScope = { id: "syncScope", method: "post", path: "/api/v1/cloudAccount/scopes/sync", change: true, affects: ["cloudAccount"], permission: ["v9-1"], provider: "cloud" } as const;

/** List every cloud provider. */
export const listClouds = { id: "listClouds", method: "get", path: "/api/v1/cloud/list", tag: "cloud", answer: "list" } as const;

/** List the clouds of the signed-in user. */
export const listUserClouds = { id: "listUserClouds", method: "get", path: "/api/v1/user/getCloud", tag: "cloud", logOnly: true, answer: "list" } as const;

/** List the regions of a cloud. */
export const listRegions = { id: "listRegions", method: "post", path: "/api/v1/user/getCloudRegion", tag: "cloud", answer: "list", permission: ["v9-1"] } as const;

/** Check the keys of a public cloud account. */
export const checkCloudAccount = { id: "checkCloudAccount", method: "post", path: "/api/v1/pubCloud/checkAccount", tag: "cloudAccount", answer: "object", permission: ["v9-1"], provider: "cloud" } as const;

/** Sum consumption up by product or by instance. */
export const listConsumption = { id: "listConsumption", method: "post", path: "/api/v1/billfee/consumption", tag: "bill", answer: "page", permission: ["v3-1"], exports: true } as const;

/** List the customer's contracts. */
export const listCustomContracts = { id: "listCustomContracts", method: "get", path: "/api/v1/user/getCustomContractList", tag: "contract", answer: "list", permission: ["v3-1","v7-1"] } as const;

/** Divide costs by period and dimensions. */
export const listCosts = { id: "listCosts", method: "post", path: "/api/v1/billfee/costAnalysis", tag: "bill", answer: "list", permission: ["v4-3"] } as const;

/** Forecast a month of the bill. */
export const getCostForecast = { id: "getCostForecast", method: "post", path: "/api/v1/billfee/costForecast", tag: "bill", answer: "object", permission: ["v3-1","v4-1"] } as const;

/** Divide a month of the bill by tag. */
export const listTagShares = { id: "listTagShares", method: "post", path: "/api/v1/billfee/tagShares", tag: "bill", answer: "list", permission: ["v4-1"] } as const;

/** Divide a month of the bill by business view. */
export const listViewShares = { id: "listViewShares", method: "post", path: "/api/v1/billfee/viewShares", tag: "bill", answer: "list", permission: ["v4-1"] } as const;

/** List the tag keys that occur in bills. */
export const listBillTagKeys = { id: "listBillTagKeys", method: "get", path: "/api/v1/billfee/tagKeys", tag: "bill", answer: "list", permission: ["v3-1","v4-1","v4-3"] } as const;

/** List the regions that occur in bills. */
export const listBillRegions = { id: "listBillRegions", method: "get", path: "/api/v1/billfee/regions", tag: "bill", answer: "list", permission: ["v3-17","v4-1","v4-3"] } as const;

/** List the tags that occur in bills. */
export const listBillTags = { id: "listBillTags", method: "get", path: "/api/v1/billfee/tags", tag: "bill", answer: "list", permission: ["v3-17","v4-1","v4-2","v4-3"] } as const;

/** List the business views that costs can be grouped by. */
export const listBillViews = { id: "listBillViews", method: "get", path: "/api/v1/billfee/views", tag: "businessView", answer: "list", permission: ["v4-1","v4-3"] } as const;

/** Export every row of a list. */
export const exportList = { id: "exportList", method: "post", path: "/api/v1/export/list", tag: "export" } as const;

/** Upload a file. */
export const uploadFile = { id: "uploadFile", method: "post", path: "/api/v1/file/upload", change: true, affects: [], bodyBytes: 7000000 } as const;

/** Fetch name, size and type of a file. */
export const getFile = { id: "getFile", method: "get", path: "/api/v1/file/get", tag: "file", answer: "object" } as const;

/** Download a file. */
export const downloadFile = { id: "downloadFile", method: "get", path: "/api/v1/file/download", tag: "file" } as const;

/** Search invoice titles. */
export const listInvoiceTitles = { id: "listInvoiceTitles", method: "post", path: "/api/v1/invoice/title/list", tag: "invoiceTitle", answer: "page", permission: ["v3-11"] } as const;

/** Fetch one invoice title. */
export const getInvoiceTitle = { id: "getInvoiceTitle", method: "post", path: "/api/v1/invoice/title/detail", tag: "invoiceTitle", answer: "object", permission: ["v3-11"] } as const;

/** Create or change an invoice title. */
export const saveInvoiceTitle = { id: "saveInvoiceTitle", method: "post", path: "/api/v1/invoice/title/save", change: true, affects: ["invoiceTitle"], permission: ["v3-11"] } as const;

/** Delete invoice titles. */
export const deleteInvoiceTitles = { id: "deleteInvoiceTitles", method: "post", path: "/api/v1/invoice/title/delete", change: true, affects: ["invoiceTitle"], permission: ["v3-11"] } as const;

/** Make an invoice title the default. */
export const setDefaultInvoiceTitle = { id: "setDefaultInvoiceTitle", method: "post", path: "/api/v1/invoice/title/setDefault", change: true, affects: ["invoiceTitle"], permission: ["v3-11"] } as const;

/** Search mailing addresses. */
export const listMailAddresses = { id: "listMailAddresses", method: "post", path: "/api/v1/invoice/address/list", tag: "mailAddress", answer: "page", permission: ["v3-11"] } as const;

/** Fetch one mailing address. */
export const getMailAddress = { id: "getMailAddress", method: "post", path: "/api/v1/invoice/address/detail", tag: "mailAddress", answer: "object", permission: ["v3-11"] } as const;

/** Create or change a mailing address. */
export const saveMailAddress = { id: "saveMailAddress", method: "post", path: "/api/v1/invoice/address/save", change: true, affects: ["mailAddress"], permission: ["v3-11"] } as const;

/** Delete mailing addresses. */
export const deleteMailAddresses = { id: "deleteMailAddresses", method: "post", path: "/api/v1/invoice/address/delete", change: true, affects: ["mailAddress"], permission: ["v3-11"] } as const;

/** Make a mailing address the default. */
export const setDefaultMailAddress = { id: "setDefaultMailAddress", method: "post", path: "/api/v1/invoice/address/setDefault", change: true, affects: ["mailAddress"], permission: ["v3-11"] } as const;

/** Search what can be invoiced. */
export const listInvoiceables = { id: "listInvoiceables", method: "post", path: "/api/v1/invoice/available", tag: "invoice", answer: "page", permission: ["v3-11"] } as const;

/** See the amounts of an invoice. */
export const previewInvoice = { id: "previewInvoice", method: "post", path: "/api/v1/invoice/preview", tag: "invoice", answer: "object", permission: ["v3-11"] } as const;

/** Request an invoice. */
export const applyInvoice = { id: "applyInvoice", method: "post", path: "/api/v1/invoice/apply", change: true, affects: ["invoice"], permission: ["v3-11"], provider: "taxOffice" } as const;

/** Search invoices. */
export const listInvoices = { id: "listInvoices", method: "post", path: "/api/v1/invoice/list", tag: "invoice", answer: "page", permission: ["v3-12"], exports: true } as const;

/** View one invoice. */
export const getInvoice = { id: "getInvoice", method: "post", path: "/api/v1/invoice/detail", tag: "invoice", answer: "object", permission: ["v3-12"] } as const;

/** Cancel a request for an invoice. */
export const cancelInvoice = { id: "cancelInvoice", method: "post", path: "/api/v1/invoice/cancel", change: true, affects: ["invoice"], permission: ["v3-12"] } as const;

/** Confirm that a paper invoice has arrived. */
export const receiveInvoice = { id: "receiveInvoice", method: "post", path: "/api/v1/invoice/receive", change: true, affects: ["invoice"], permission: ["v3-12"] } as const;

/** Return an issued invoice. */
export const returnInvoice = { id: "returnInvoice", method: "post", path: "/api/v1/invoice/return", change: true, affects: ["invoice"], permission: ["v3-12"], provider: "taxOffice" } as const;

/** Download an invoice. */
export const downloadInvoice = { id: "downloadInvoice", method: "get", path: "/api/v1/invoice/download", tag: "invoice", permission: ["v3-12"] } as const;

/** Search messages. */
export const listMessages = { id: "listMessages", method: "post", path: "/api/v1/mes/getMessageList", tag: "message", answer: "page", exports: true } as const;

/** Fetch one message. */
export const getMessage = { id: "getMessage", method: "get", path: "/api/v1/mes/detail", tag: "message", answer: "object" } as const;

/** Delete messages. */
export const deleteMessages = { id: "deleteMessages", method: "post", path: "/api/v1/mes/delete", change: true, affects: ["message"] } as const;

/** Mark messages as read. */
export const markMessagesRead = { id: "markMessagesRead", method: "post", path: "/api/v1/mes/readFlag", change: true, affects: ["message"] } as const;

/** Count unread messages. */
export const countUnreadMessages = { id: "countUnreadMessages", method: "get", path: "/api/v1/mes/unReadCount", tag: "message", logOnly: true, answer: "number", background: true } as const;

/** Count unread messages, and the alarms among them. */
export const countMessages = { id: "countMessages", method: "get", path: "/api/v1/mes/count", tag: "message", answer: "object" } as const;

/** List what is measured of a resource, or of a type. */
export const listMetrics = { id: "listMetrics", method: "post", path: "/api/v1/monitor/metricList", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7","v10-3"], provider: "metrics" } as const;

/** View metrics of resources over a time. */
export const queryMetrics = { id: "queryMetrics", method: "post", path: "/api/v1/monitor/query", tag: "resource", answer: "object", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"], provider: "metrics" } as const;

/** Search news. */
export const listNews = { id: "listNews", method: "post", path: "/api/v1/news/list", tag: "news", answer: "page" } as const;

/** Fetch one item of news. */
export const getNews = { id: "getNews", method: "post", path: "/api/v1/news/detail", tag: "news", answer: "object" } as const;

/** Count that an item was read. */
export const viewNews = { id: "viewNews", method: "post", path: "/api/v1/news/view", change: true, affects: ["news"] } as const;

/** Place an order. */
export const commitOrder = { id: "commitOrder", method: "post", path: "/api/v1/order/commit", change: true, affects: ["cart","order","voucher"], permission: ["v3-18"], provider: "provisioning" } as const;

/** Search orders. */
export const listOrders = { id: "listOrders", method: "post", path: "/api/v1/order/list", tag: "order", answer: "page", permission: ["v3-18"], exports: true } as const;

/** View one order or cart item. */
export const getOrderOrCartItem = { id: "getOrderOrCartItem", method: "post", path: "/api/v1/orderorcar/detail", tag: "order", answer: "object", permission: ["v3-18"] } as const;

/** See how an order would be paid. */
export const previewOrderPayment = { id: "previewOrderPayment", method: "post", path: "/api/v1/order/pay/preview", tag: "order", answer: "object", permission: ["v3-18"] } as const;

/** Pay an order. */
export const payOrder = { id: "payOrder", method: "post", path: "/api/v1/order/pay", change: true, affects: ["order","account","voucher","bill","renew","refund","withdraw"], permission: ["v3-18"], provider: "provisioning" } as const;

/** See how several orders would be paid together. */
export const previewOrdersPayment = { id: "previewOrdersPayment", method: "post", path: "/api/v1/order/payTogether/preview", tag: "order", answer: "object", permission: ["v3-18"] } as const;

/** Pay several orders together. */
export const payOrders = { id: "payOrders", method: "post", path: "/api/v1/order/payTogether", change: true, affects: ["order","account","voucher","bill","renew","refund","withdraw"], permission: ["v3-18"], provider: "provisioning" } as const;

/** Cancel an order that is not paid. */
export const cancelOrder = { id: "cancelOrder", method: "post", path: "/api/v1/order/cancel", change: true, affects: ["order","voucher","renew"], permission: ["v3-18"] } as const;

/** Fetch one preference of the caller. */
export const getPreference = { id: "getPreference", method: "get", path: "/api/v1/preference/get", tag: "preference", answer: "object" } as const;

/** Save one preference of the caller. */
export const savePreference = { id: "savePreference", method: "post", path: "/api/v1/preference/save", change: true, affects: ["preference"] } as const;

/** List the saved views of a list or board. */
export const listSavedViews = { id: "listSavedViews", method: "get", path: "/api/v1/preference/view/list", tag: "savedView", answer: "list" } as const;

/** Save a view of a list or board. */
export const saveView = { id: "saveView", method: "post", path: "/api/v1/preference/view/save", change: true, affects: ["savedView"] } as const;

/** Delete a saved view. */
export const deleteView = { id: "deleteView", method: "post", path: "/api/v1/preference/view/delete", change: true, affects: ["savedView"] } as const;

/** Choose the view a list or board opens with. */
export const setDefaultView = { id: "setDefaultView", method: "post", path: "/api/v1/preference/view/setDefault", change: true, affects: ["savedView"] } as const;

/** Search the catalogue. */
export const listProducts = { id: "listProducts", method: "post", path: "/api/v1/product/list", tag: "product", answer: "page" } as const;

/** Fetch a product. */
export const getProduct = { id: "getProduct", method: "get", path: "/api/v1/product/detail", tag: "product", answer: "object" } as const;

/** Fetch what the price of a product depends on. */
export const getPriceAttributes = { id: "getPriceAttributes", method: "post", path: "/api/v1/product/price/attr/json", tag: "product", answer: "object" } as const;

/** Calculate a price. */
export const getPrice = { id: "getPrice", method: "post", path: "/api/v1/product/price/attr/getPrice", tag: "product", answer: "object" } as const;

/** Search quotas. */
export const listQuotas = { id: "listQuotas", method: "post", path: "/api/v1/quota/list", tag: "quota", answer: "page", permission: ["v8"], exports: true } as const;

/** View one quota. */
export const getQuota = { id: "getQuota", method: "post", path: "/api/v1/quota/detail", tag: "quota", answer: "object", permission: ["v8"] } as const;

/** Count quotas, and those near their limit. */
export const getQuotaSummary = { id: "getQuotaSummary", method: "post", path: "/api/v1/quota/summary", tag: "quota", answer: "object", permission: ["v8"] } as const;

/** List the cloud accounts that have quotas. */
export const listQuotaAccounts = { id: "listQuotaAccounts", method: "post", path: "/api/v1/quota/accounts", tag: "quota", answer: "list", permission: ["v8"] } as const;

/** List the regions that have quotas. */
export const listQuotaRegions = { id: "listQuotaRegions", method: "post", path: "/api/v1/quota/regions", tag: "quota", answer: "list", permission: ["v8"] } as const;

/** Apply for a higher quota. */
export const applyQuota = { id: "applyQuota", method: "post", path: "/api/v1/quota/apply", change: true, affects: ["quota"], permission: ["v8"], provider: "quotaReview" } as const;

/** Search applications for quotas. */
export const listQuotaApplications = { id: "listQuotaApplications", method: "post", path: "/api/v1/quota/applyList", tag: "quota", answer: "page", permission: ["v8"], exports: true } as const;

/** View one application and what happened to it. */
export const getQuotaApplication = { id: "getQuotaApplication", method: "post", path: "/api/v1/quota/applyDetail", tag: "quota", answer: "object", permission: ["v8"] } as const;

/** Cancel an application for a quota. */
export const cancelQuotaApplication = { id: "cancelQuotaApplication", method: "post", path: "/api/v1/quota/cancel", change: true, affects: ["quota"], permission: ["v8"] } as const;

/** Sum the rebates up by status. */
export const getRebateTotals = { id: "getRebateTotals", method: "get", path: "/api/v1/rebate/totals", tag: "rebate", answer: "object", permission: ["v3-3"] } as const;

/** Search rebates. */
export const listRebates = { id: "listRebates", method: "post", path: "/api/v1/rebate/list", tag: "rebate", answer: "page", permission: ["v3-3"], exports: true } as const;

/** List the rebates that can be withdrawn. */
export const listWithdrawableRebates = { id: "listWithdrawableRebates", method: "post", path: "/api/v1/rebate/withdrawable", tag: "rebate", answer: "list", permission: ["v3-3"] } as const;

/** Withdraw rebates. */
export const withdrawRebates = { id: "withdrawRebates", method: "post", path: "/api/v1/rebate/withdraw", change: true, affects: ["rebate"], permission: ["v3-3"], provider: "payout" } as const;

/** Search payouts of rebates. */
export const listRebatePayouts = { id: "listRebatePayouts", method: "post", path: "/api/v1/rebate/payoutList", tag: "rebate", answer: "page", permission: ["v3-3"] } as const;

/** Start a recharge. */
export const createRecharge = { id: "createRecharge", method: "post", path: "/api/v1/recharge/create", change: true, affects: ["recharge"], permission: ["v3-7"], provider: "payment" } as const;

/** Search recharges. */
export const listRecharges = { id: "listRecharges", method: "post", path: "/api/v1/recharge/list", tag: "recharge", answer: "page", permission: ["v3-7"], exports: true } as const;

/** View one recharge. */
export const getRecharge = { id: "getRecharge", method: "post", path: "/api/v1/recharge/detail", tag: "recharge", answer: "object", permission: ["v3-7"] } as const;

/** Close a recharge that is not paid. */
export const cancelRecharge = { id: "cancelRecharge", method: "post", path: "/api/v1/recharge/cancel", change: true, affects: ["recharge"], permission: ["v3-7"] } as const;

/** Pay a recharge on the payment page of the demo. */
export const payRecharge = { id: "payRecharge", method: "post", path: "/api/v1/recharge/pay", change: true, affects: ["recharge","account","withdraw"], permission: ["v3-7"], provider: "paymentPage" } as const;

/** Search instances that can be refunded. */
export const listRefundables = { id: "listRefundables", method: "post", path: "/api/v1/refund/resourceList", tag: "refund", answer: "page", permission: ["v3-18"] } as const;

/** See what a refund comes to. */
export const previewRefund = { id: "previewRefund", method: "post", path: "/api/v1/refund/price", tag: "refund", answer: "object", permission: ["v3-18"] } as const;

/** Request a refund. */
export const refundInstances = { id: "refundInstances", method: "post", path: "/api/v1/refund/commit", change: true, affects: ["refund","renew","order"], permission: ["v3-18"], provider: "refundReview" } as const;

/** Search refunds. */
export const listRefunds = { id: "listRefunds", method: "post", path: "/api/v1/refund/list", tag: "refund", answer: "page", permission: ["v3-18"] } as const;

/** View one refund. */
export const getRefund = { id: "getRefund", method: "post", path: "/api/v1/refund/detail", tag: "refund", answer: "object", permission: ["v3-18"] } as const;

/** Cancel a refund. */
export const cancelRefund = { id: "cancelRefund", method: "post", path: "/api/v1/refund/cancel", change: true, affects: ["refund","renew","order"], permission: ["v3-18"] } as const;

/** Search instances by their expiry. */
export const listRenewals = { id: "listRenewals", method: "post", path: "/api/v1/renew/list", tag: "renew", answer: "page", permission: ["v3-19"] } as const;

/** Fetch the renewal of one instance. */
export const getRenewal = { id: "getRenewal", method: "post", path: "/api/v1/renew/detail", tag: "renew", answer: "object", permission: ["v3-19"] } as const;

/** See what a renewal costs. */
export const previewRenewal = { id: "previewRenewal", method: "post", path: "/api/v1/renew/price", tag: "renew", answer: "object", permission: ["v3-19"] } as const;

/** Renew instances. */
export const renewInstances = { id: "renewInstances", method: "post", path: "/api/v1/renew/commit", change: true, affects: ["renew","order","refund"], permission: ["v3-19"], provider: "provisioning" } as const;

/** Turn auto-renewal of instances on or off. */
export const setAutoRenewal = { id: "setAutoRenewal", method: "post", path: "/api/v1/renew/setAuto", change: true, affects: ["renew","saving"], permission: ["v3-19"], provider: "provisioning" } as const;

/** Count what expires soon. */
export const countExpiring = { id: "countExpiring", method: "get", path: "/api/v1/renew/summary", tag: "renew", answer: "object", permission: ["v3-19"] } as const;

/** See how many instances expire on each day of a month. */
export const listExpiries = { id: "listExpiries", method: "post", path: "/api/v1/renew/calendar", tag: "renew", answer: "list", permission: ["v3-19"] } as const;

/** Create a report. */
export const createReport = { id: "createReport", method: "post", path: "/api/v1/report/create", change: true, affects: ["report"], permission: ["v1"] } as const;

/** Create a report of a cost analysis. */
export const createCostAnalysisReport = { id: "createCostAnalysisReport", method: "post", path: "/api/v1/report/createCostAnalysis", change: true, affects: ["report"], permission: ["v1"] } as const;

/** Search reports. */
export const listReports = { id: "listReports", method: "post", path: "/api/v1/report/list", tag: "report", answer: "page", permission: ["v1"] } as const;

/** View one report. */
export const getReport = { id: "getReport", method: "post", path: "/api/v1/report/detail", tag: "report", answer: "object", permission: ["v1"] } as const;

/** Download a report. */
export const downloadReport = { id: "downloadReport", method: "get", path: "/api/v1/report/download", tag: "report", permission: ["v1"] } as const;

/** Make a failed report again. */
export const retryReport = { id: "retryReport", method: "post", path: "/api/v1/report/retry", change: true, affects: ["report"], permission: ["v1"] } as const;

/** Delete reports. */
export const deleteReports = { id: "deleteReports", method: "post", path: "/api/v1/report/delete", change: true, affects: ["report"], permission: ["v1"] } as const;

/** List the products a report can be about. */
export const listReportProducts = { id: "listReportProducts", method: "get", path: "/api/v1/report/products", tag: "report", answer: "list", permission: ["v1"] } as const;

/** Search saved conditions. */
export const listReportConditions = { id: "listReportConditions", method: "post", path: "/api/v1/report/condition/list", tag: "report", answer: "page", permission: ["v1"] } as const;

/** View a saved condition. */
export const getReportCondition = { id: "getReportCondition", method: "post", path: "/api/v1/report/condition/detail", tag: "report", answer: "object", permission: ["v1"] } as const;

/** Save a condition. */
export const saveReportCondition = { id: "saveReportCondition", method: "post", path: "/api/v1/report/condition/save", change: true, affects: ["report"], permission: ["v1"] } as const;

/** Delete saved conditions. */
export const deleteReportConditions = { id: "deleteReportConditions", method: "post", path: "/api/v1/report/condition/delete", change: true, affects: ["report"], permission: ["v1"] } as const;

/** List scheduled reports. */
export const listReportSchedules = { id: "listReportSchedules", method: "post", path: "/api/v1/report/schedule/list", tag: "report", answer: "page", permission: ["v1"] } as const;

/** Pause or resume a scheduled report. */
export const enableReportSchedule = { id: "enableReportSchedule", method: "post", path: "/api/v1/report/schedule/enable", change: true, affects: ["report"], permission: ["v1"] } as const;

/** Delete scheduled reports. */
export const deleteReportSchedules = { id: "deleteReportSchedules", method: "post", path: "/api/v1/report/schedule/delete", change: true, affects: ["report"], permission: ["v1"] } as const;

/** Search hosts. */
export const listHosts = { id: "listHosts", method: "post", path: "/api/v1/resource/host/list", tag: "resource", answer: "page", permission: ["v8-2.1"], exports: true } as const;

/** View one host. */
export const getHost = { id: "getHost", method: "post", path: "/api/v1/resource/host/detail", tag: "resource", answer: "object", permission: ["v8-2.1"] } as const;

/** Search disks. */
export const listDisks = { id: "listDisks", method: "post", path: "/api/v1/resource/disk/list", tag: "resource", answer: "page", permission: ["v8-2.2"], exports: true } as const;

/** View one disk. */
export const getDisk = { id: "getDisk", method: "post", path: "/api/v1/resource/disk/detail", tag: "resource", answer: "object", permission: ["v8-2.2"] } as const;

/** Search databases. */
export const listDatabases = { id: "listDatabases", method: "post", path: "/api/v1/resource/database/list", tag: "resource", answer: "page", permission: ["v8-2.3"], exports: true } as const;

/** View one database. */
export const getDatabase = { id: "getDatabase", method: "post", path: "/api/v1/resource/database/detail", tag: "resource", answer: "object", permission: ["v8-2.3"] } as const;

/** Search Redis instances. */
export const listRedisInstances = { id: "listRedisInstances", method: "post", path: "/api/v1/resource/redis/list", tag: "resource", answer: "page", permission: ["v8-2.4"], exports: true } as const;

/** View one Redis instance. */
export const getRedis = { id: "getRedis", method: "post", path: "/api/v1/resource/redis/detail", tag: "resource", answer: "object", permission: ["v8-2.4"] } as const;

/** Search public IPs. */
export const listPubIps = { id: "listPubIps", method: "post", path: "/api/v1/resource/pubIp/list", tag: "resource", answer: "page", permission: ["v8-2.5"], exports: true } as const;

/** View one public IP. */
export const getPubIp = { id: "getPubIp", method: "post", path: "/api/v1/resource/pubIp/detail", tag: "resource", answer: "object", permission: ["v8-2.5"] } as const;

/** Search private networks. */
export const listPriNets = { id: "listPriNets", method: "post", path: "/api/v1/resource/priNet/list", tag: "resource", answer: "page", permission: ["v8-2.6"], exports: true } as const;

/** View one private network. */
export const getPriNet = { id: "getPriNet", method: "post", path: "/api/v1/resource/priNet/detail", tag: "resource", answer: "object", permission: ["v8-2.6"] } as const;

/** Search MongoDB instances. */
export const listMongos = { id: "listMongos", method: "post", path: "/api/v1/resource/mongo/list", tag: "resource", answer: "page", permission: ["v8-2.7"], exports: true } as const;

/** View one MongoDB instance. */
export const getMongo = { id: "getMongo", method: "post", path: "/api/v1/resource/mongo/detail", tag: "resource", answer: "object", permission: ["v8-2.7"] } as const;

/** View how many resources of a type there are, and as of when that is known. */
export const getInventory = { id: "getInventory", method: "post", path: "/api/v1/resource/inventory", tag: "resource", answer: "object", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** View what there is at the clouds, and what needs attention. */
export const getResourceSummary = { id: "getResourceSummary", method: "post", path: "/api/v1/resource/summary", tag: "resource", answer: "object", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** Count resources by cloud and type. */
export const listResourcesByCloud = { id: "listResourcesByCloud", method: "post", path: "/api/v1/resource/byCloud", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** Count resources by region. */
export const listResourcesByRegion = { id: "listResourcesByRegion", method: "post", path: "/api/v1/resource/byRegion", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** Count resources by type and state. */
export const listResourcesByState = { id: "listResourcesByState", method: "post", path: "/api/v1/resource/byState", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List how the cloud accounts are. */
export const listAccountHealth = { id: "listAccountHealth", method: "post", path: "/api/v1/resource/accountHealth", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List what a resource is attached to, and what is attached to it. */
export const listRelatedResources = { id: "listRelatedResources", method: "post", path: "/api/v1/resource/relations", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** Fetch the resource map. */
export const getResourceMap = { id: "getResourceMap", method: "post", path: "/api/v1/resource/map", tag: "resource", answer: "page", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List what happened to a resource. */
export const listResourceEvents = { id: "listResourceEvents", method: "post", path: "/api/v1/resource/timeline", tag: "resource", answer: "page", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List what a resource cost by month. */
export const listResourceCosts = { id: "listResourceCosts", method: "post", path: "/api/v1/resource/costs", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List the cloud accounts that resources are in. */
export const listResourceAccounts = { id: "listResourceAccounts", method: "post", path: "/api/v1/resource/accounts", tag: "resource", answer: "list", permission: ["v8-1.2","v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List the regions that resources are in. */
export const listResourceRegions = { id: "listResourceRegions", method: "post", path: "/api/v1/resource/regions", tag: "resource", answer: "list", permission: ["v8-1.2","v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List the hosts that a disk or an address can go to. */
export const listResourceTargets = { id: "listResourceTargets", method: "post", path: "/api/v1/resource/targets", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** List the sizes that a resource can be changed to. */
export const listResourceSizes = { id: "listResourceSizes", method: "post", path: "/api/v1/resource/sizes", tag: "resource", answer: "list", permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"] } as const;

/** Start, stop, reboot, detach or unbind resources. */
export const operateResources = { id: "operateResources", method: "post", path: "/api/v1/resource/action", change: true, affects: ["resource"], permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"], provider: "cloud" } as const;

/** Rename a resource. */
export const renameResource = { id: "renameResource", method: "post", path: "/api/v1/resource/rename", change: true, affects: ["resource"], permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"], provider: "cloud" } as const;

/** Change the size of a resource. */
export const resizeResource = { id: "resizeResource", method: "post", path: "/api/v1/resource/resize", change: true, affects: ["resource","saving"], permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"], provider: "cloud" } as const;

/** Attach a disk or bind an address to a host. */
export const attachResource = { id: "attachResource", method: "post", path: "/api/v1/resource/attach", change: true, affects: ["resource"], permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"], provider: "cloud" } as const;

/** Release a resource. */
export const releaseResource = { id: "releaseResource", method: "post", path: "/api/v1/resource/release", change: true, affects: ["resource","saving"], permission: ["v8-2.1","v8-2.2","v8-2.3","v8-2.4","v8-2.5","v8-2.6","v8-2.7"], provider: "cloud" } as const;

/** List all roles. */
export const listRoles = { id: "listRoles", method: "get", path: "/api/v1/role/find/all", tag: "role", answer: "list", permission: ["v7"] } as const;

/** List the roles of a user. */
export const listUserRoles = { id: "listUserRoles", method: "post", path: "/api/v1/role/find/user", tag: "role", answer: "list", permission: ["v7"], self: "userId" } as const;

/** View one role. */
export const getRole = { id: "getRole", method: "get", path: "/api/v1/role/get", tag: "role", answer: "object", permission: ["v7"] } as const;

/** Create a role. */
export const createRole = { id: "createRole", method: "post", path: "/api/v1/role/create", change: true, affects: ["role"], permission: ["v7"] } as const;

/** Modify a role. */
export const modifyRole = { id: "modifyRole", method: "post", path: "/api/v1/role/modify", change: true, affects: ["role","user","session"], permission: ["v7"] } as const;

/** Delete roles. */
export const deleteRoles = { id: "deleteRoles", method: "post", path: "/api/v1/role/delete", change: true, affects: ["role"], permission: ["v7"] } as const;

/** Search savings. */
export const listSavings = { id: "listSavings", method: "post", path: "/api/v1/saving/list", tag: "saving", answer: "page", permission: ["v4-2"], exports: true } as const;

/** View one saving and what happened to it. */
export const getSaving = { id: "getSaving", method: "post", path: "/api/v1/saving/detail", tag: "saving", answer: "object", permission: ["v4-2"] } as const;

/** Add up what can be saved, by type. */
export const getSavingSummary = { id: "getSavingSummary", method: "get", path: "/api/v1/saving/summary", tag: "saving", answer: "object", permission: ["v4-2"] } as const;

/** Dismiss savings. */
export const dismissSavings = { id: "dismissSavings", method: "post", path: "/api/v1/saving/dismiss", change: true, affects: ["saving"], permission: ["v4-2"] } as const;

/** Reopen dismissed savings. */
export const reopenSavings = { id: "reopenSavings", method: "post", path: "/api/v1/saving/reopen", change: true, affects: ["saving"], permission: ["v4-2"] } as const;

/** Search services. */
export const listServices = { id: "listServices", method: "post", path: "/api/v1/service/list", tag: "service", answer: "page" } as const;

/** Fetch one service. */
export const getService = { id: "getService", method: "post", path: "/api/v1/service/detail", tag: "service", answer: "object" } as const;

/** Ask about a service. */
export const enquireService = { id: "enquireService", method: "post", path: "/api/v1/service/enquire", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" } as const;

/** Fetch the image of a verification code. */
export const getVerifyCodeImage = { id: "getVerifyCodeImage", method: "get", path: "/api/v1/user/login/verifyCodeImage", tag: "session", public: true } as const;

/** Sign in. */
export const login = { id: "login", method: "post", path: "/api/v1/user/login", change: true, affects: [], public: true } as const;

/** Sign out. */
export const logout = { id: "logout", method: "post", path: "/api/v1/user/logout", change: true, affects: [], oneTimePassword: true } as const;

/** Fetch how long the session lasts. */
export const getSession = { id: "getSession", method: "get", path: "/api/v1/user/session", tag: "session", answer: "object", oneTimePassword: true, background: true } as const;

/** Keep the session alive. */
export const renewSession = { id: "renewSession", method: "post", path: "/api/v1/user/session/renew", tag: "session", answer: "object", oneTimePassword: true } as const;

/** Fetch the signed-in user. */
export const getCurrentUser = { id: "getCurrentUser", method: "get", path: "/api/v1/user/current", tag: "session", logOnly: true, answer: "object", oneTimePassword: true } as const;

/** Fetch what the signed-in user may do. */
export const getAuthority = { id: "getAuthority", method: "get", path: "/api/v1/user/authority", tag: "session", logOnly: true, answer: "object", oneTimePassword: true } as const;

/** Look back on one's own sign-ins. */
export const listLoginHistory = { id: "listLoginHistory", method: "post", path: "/api/v1/user/loginHistory", tag: "session", answer: "page" } as const;

/** List where one is signed in. */
export const listSessions = { id: "listSessions", method: "get", path: "/api/v1/user/session/list", tag: "session", answer: "list" } as const;

/** End sessions of one's own. */
export const endSessions = { id: "endSessions", method: "post", path: "/api/v1/user/session/end", change: true, affects: ["session"] } as const;

/** End every other session of one's own. */
export const endOtherSessions = { id: "endOtherSessions", method: "post", path: "/api/v1/user/session/endOthers", change: true, affects: ["session"] } as const;

/** Search tags. */
export const listTags = { id: "listTags", method: "post", path: "/api/v1/tag/list", tag: "tag", answer: "page", permission: ["v8-1.1","v8-1.2"], exports: true } as const;

/** View one tag. */
export const getTag = { id: "getTag", method: "post", path: "/api/v1/tag/detail", tag: "tag", answer: "object", permission: ["v8-1.1"] } as const;

/** Save a tag. */
export const saveTag = { id: "saveTag", method: "post", path: "/api/v1/tag/save", change: true, affects: ["tag","resource"], permission: ["v8-1.1"] } as const;

/** See what renaming a tag would do. */
export const previewTagRename = { id: "previewTagRename", method: "post", path: "/api/v1/tag/rename/preview", tag: "tag", answer: "object", permission: ["v8-1.1"] } as const;

/** Delete tags. */
export const deleteTags = { id: "deleteTags", method: "post", path: "/api/v1/tag/delete", change: true, affects: ["tag"], permission: ["v8-1.1"] } as const;

/** See what merging tags would do. */
export const previewTagMerge = { id: "previewTagMerge", method: "post", path: "/api/v1/tag/merge/preview", tag: "tag", answer: "object", permission: ["v8-1.1"] } as const;

/** Merge tags into one. */
export const mergeTags = { id: "mergeTags", method: "post", path: "/api/v1/tag/merge", change: true, affects: ["tag","resource"], permission: ["v8-1.1"] } as const;

/** Search resources by their tags. */
export const listTagResources = { id: "listTagResources", method: "post", path: "/api/v1/tag/resourceList", tag: "tag", answer: "page", permission: ["v8-1.2","v10-2","v10-3"], exports: true } as const;

/** See what binding tags would do. */
export const previewTagBinding = { id: "previewTagBinding", method: "post", path: "/api/v1/tag/bind/preview", tag: "tag", answer: "object", permission: ["v8-1.2"] } as const;

/** Bind tags to resources. */
export const bindTags = { id: "bindTags", method: "post", path: "/api/v1/tag/bind", change: true, affects: ["tag","resource"], permission: ["v8-1.2"] } as const;

/** Unbind tags from resources. */
export const unbindTags = { id: "unbindTags", method: "post", path: "/api/v1/tag/unbind", change: true, affects: ["tag","resource"], permission: ["v8-1.2"] } as const;

/** See how much is tagged. */
export const getTagCoverage = { id: "getTagCoverage", method: "get", path: "/api/v1/tag/coverage", tag: "tag", answer: "object", permission: ["v8-1.1","v8-1.2"] } as const;

/** List the keys of tags and how much has each. */
export const listTagKeys = { id: "listTagKeys", method: "get", path: "/api/v1/tag/keys", tag: "tag", answer: "list", permission: ["v8-1.1","v8-1.2"] } as const;

/** View one user. */
export const getUser = { id: "getUser", method: "get", path: "/api/v1/user/get", tag: "user", answer: "object", permission: ["v7"], self: "id" } as const;

/** Create a sub-account. */
export const createUser = { id: "createUser", method: "post", path: "/api/v1/user/create", change: true, affects: ["user","role","warning"], permission: ["v7"] } as const;

/** See whether a username, mobile number or e-mail is taken. */
export const checkUserExists = { id: "checkUserExists", method: "post", path: "/api/v1/user/checkExist", tag: "user", answer: "boolean", permission: ["v7"], self: "excludeId" } as const;

/** Search users. */
export const listUsers = { id: "listUsers", method: "post", path: "/api/v1/user/find", tag: "user", answer: "page", permission: ["v7"], exports: true } as const;

/** Modify a user: profile, password or status. */
export const modifyUser = { id: "modifyUser", method: "post", path: "/api/v1/user/modify", change: true, affects: ["user","role","session","warning"], permission: ["v7"], oneTimePassword: true, self: "id" } as const;

/** Reset the password of a sub-account. */
export const resetUserPassword = { id: "resetUserPassword", method: "post", path: "/api/v1/user/resetPassword", change: true, affects: ["user","session"], permission: ["v7"] } as const;

/** Delete users. */
export const deleteUsers = { id: "deleteUsers", method: "post", path: "/api/v1/user/delete", change: true, affects: ["user","role","warning"], permission: ["v7"] } as const;

/** Search vouchers. */
export const listTickets = { id: "listTickets", method: "post", path: "/api/v1/cloudTicket/list", tag: "voucher", answer: "page", permission: ["v3-10"] } as const;

/** View one voucher. */
export const getTicket = { id: "getTicket", method: "post", path: "/api/v1/cloudTicket/detail", tag: "voucher", answer: "object", permission: ["v3-10"] } as const;

/** List what a voucher was used for. */
export const listTicketUses = { id: "listTicketUses", method: "post", path: "/api/v1/cloudTicket/useList", tag: "voucher", answer: "page", permission: ["v3-10"] } as const;

/** List the vouchers that could pay for an order. */
export const listOrderTickets = { id: "listOrderTickets", method: "post", path: "/api/v1/cloudTicket/orderList", tag: "voucher", answer: "list", permission: ["v3-18"] } as const;

/** List the vouchers that could pay for what is being configured. */
export const listPriceTickets = { id: "listPriceTickets", method: "post", path: "/api/v1/cloudTicket/priceList", tag: "voucher", answer: "list", permission: ["v3-18"] } as const;

/** Activate a voucher by its code. */
export const activateTicket = { id: "activateTicket", method: "post", path: "/api/v1/cloudTicket/activate", change: true, affects: ["voucher","account"], permission: ["v3-10"] } as const;

/** List the reminders of the customer. */
export const listWarningSettings = { id: "listWarningSettings", method: "get", path: "/api/v1/warningSetting/list", tag: "warning", answer: "list", permission: ["v6"] } as const;

/** View the settings of one type. */
export const getWarningSetting = { id: "getWarningSetting", method: "get", path: "/api/v1/warningSetting/get", tag: "warning", answer: "object", permission: ["v6"] } as const;

/** Save the settings of one type. */
export const saveWarningSetting = { id: "saveWarningSetting", method: "post", path: "/api/v1/warningSetting/save", change: true, affects: ["warning"], permission: ["v6"] } as const;

/** Switch a reminder on or off. */
export const switchWarningSetting = { id: "switchWarningSetting", method: "post", path: "/api/v1/warningSetting/switch", change: true, affects: ["warning"], permission: ["v6"] } as const;

/** See what a setting would remind of. */
export const previewWarningSetting = { id: "previewWarningSetting", method: "post", path: "/api/v1/warningSetting/preview", tag: "warning", answer: "object", permission: ["v6"] } as const;

/** Search users who can be reminded. */
export const listWarningReceivers = { id: "listWarningReceivers", method: "post", path: "/api/v1/warningSetting/receivers", tag: "warning", answer: "page", permission: ["v6","v10-3","v4-2"] } as const;

/** Search the reminders that were sent. */
export const listWarningRecords = { id: "listWarningRecords", method: "post", path: "/api/v1/warningSetting/record/list", tag: "warning", answer: "page", permission: ["v6"] } as const;

/** Fetch one reminder that was sent. */
export const getWarningRecord = { id: "getWarningRecord", method: "post", path: "/api/v1/warningSetting/record/detail", tag: "warning", answer: "object", permission: ["v6"] } as const;

/** Search notifications that could not be delivered. */
export const listFailedDeliveries = { id: "listFailedDeliveries", method: "post", path: "/api/v1/warningSetting/delivery/failed", tag: "warning", answer: "page", permission: ["v10-2","v10-3"] } as const;

/** Resend notifications that could not be delivered. */
export const resendDeliveries = { id: "resendDeliveries", method: "post", path: "/api/v1/warningSetting/delivery/resend", change: true, affects: ["warning"], permission: ["v10-2","v10-3"] } as const;

/** Search webhooks. */
export const listWebhooks = { id: "listWebhooks", method: "post", path: "/api/v1/webhook/list", tag: "webhook", answer: "page", permission: ["v10-3","v4-2"] } as const;

/** View one webhook. */
export const getWebhook = { id: "getWebhook", method: "post", path: "/api/v1/webhook/detail", tag: "webhook", answer: "object", permission: ["v10-3"] } as const;

/** Save a webhook. */
export const saveWebhook = { id: "saveWebhook", method: "post", path: "/api/v1/webhook/save", change: true, affects: ["webhook"], permission: ["v10-3"] } as const;

/** Delete webhooks. */
export const deleteWebhooks = { id: "deleteWebhooks", method: "post", path: "/api/v1/webhook/delete", change: true, affects: ["webhook"], permission: ["v10-3"] } as const;

/** Send a test to a webhook. */
export const testWebhook = { id: "testWebhook", method: "post", path: "/api/v1/webhook/test", change: true, affects: [], permission: ["v10-3"] } as const;

/** See how much can be withdrawn, and why. */
export const getWithdrawable = { id: "getWithdrawable", method: "get", path: "/api/v1/withdraw/available", tag: "withdraw", answer: "object", permission: ["v3-15"] } as const;

/** Request a withdrawal. */
export const createWithdrawal = { id: "createWithdrawal", method: "post", path: "/api/v1/withdraw/commit", change: true, affects: ["withdraw","account"], permission: ["v3-15"], provider: "payout" } as const;

/** Search withdrawals. */
export const listWithdrawals = { id: "listWithdrawals", method: "post", path: "/api/v1/withdraw/list", tag: "withdraw", answer: "page", permission: ["v3-15"], exports: true } as const;

/** View one withdrawal. */
export const getWithdrawal = { id: "getWithdrawal", method: "post", path: "/api/v1/withdraw/detail", tag: "withdraw", answer: "object", permission: ["v3-15"] } as const;

/** Cancel a withdrawal. */
export const cancelWithdrawal = { id: "cancelWithdrawal", method: "post", path: "/api/v1/withdraw/cancel", change: true, affects: ["withdraw","account"], permission: ["v3-15"] } as const;

/** Open a work order. */
export const createWorkOrder = { id: "createWorkOrder", method: "post", path: "/api/v1/workOrder/create", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" } as const;

/** Search work orders. */
export const listWorkOrders = { id: "listWorkOrders", method: "post", path: "/api/v1/workOrder/list", tag: "workOrder", answer: "page", permission: ["v5","v3-5"], exports: true } as const;

/** Count open work orders. */
export const countWorkOrders = { id: "countWorkOrders", method: "get", path: "/api/v1/workOrder/count", tag: "workOrder", answer: "object", permission: ["v5","v3-5"] } as const;

/** View one work order. */
export const getWorkOrder = { id: "getWorkOrder", method: "post", path: "/api/v1/workOrder/detail", tag: "workOrder", answer: "object", permission: ["v5","v3-5"] } as const;

/** Reply to the engineer. */
export const replyWorkOrder = { id: "replyWorkOrder", method: "post", path: "/api/v1/workOrder/reply", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" } as const;

/** Expedite a work order. */
export const urgeWorkOrder = { id: "urgeWorkOrder", method: "post", path: "/api/v1/workOrder/urge", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" } as const;

/** Withdraw a work order. */
export const cancelWorkOrder = { id: "cancelWorkOrder", method: "post", path: "/api/v1/workOrder/cancel", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] } as const;

/** Confirm that a work order is solved. */
export const confirmWorkOrder = { id: "confirmWorkOrder", method: "post", path: "/api/v1/workOrder/confirm", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] } as const;

/** Reopen a work order that is not solved. */
export const reopenWorkOrder = { id: "reopenWorkOrder", method: "post", path: "/api/v1/workOrder/reopen", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" } as const;

/** End a work order that is not pursued any further. */
export const closeWorkOrder = { id: "closeWorkOrder", method: "post", path: "/api/v1/workOrder/close", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] } as const;

/** Rate a work order. */
export const scoreWorkOrder = { id: "scoreWorkOrder", method: "post", path: "/api/v1/workOrder/score", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] } as const;
