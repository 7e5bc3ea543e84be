import { describe, expect, it } from "vitest";
import { operations, type Operation, type OperationId } from "../../../src/generated/operations";
import document from "../../../src/generated/openapi.json" with { type: "json" };

/** Specification §7, row by row. */
const calls = `
  POST /api/v1/mes/getMessageList                      listMessages
  POST /api/v1/mes/delete                              deleteMessages
  POST /api/v1/mes/readFlag                            markMessagesRead
  GET  /api/v1/mes/unReadCount                         countUnreadMessages
  POST /api/v1/product/price/attr/json                 getPriceAttributes
  POST /api/v1/product/price/attr/getPrice             getPrice
  POST /api/v1/order/commit                            commitOrder
  POST /api/v1/car/toCar                               addToCart
  POST /api/v1/order/list                              listOrders
  GET  /api/v1/car/list                                listCartItems
  POST /api/v1/car/delete                              deleteCartItems
  POST /api/v1/orderorcar/detail                       getOrderOrCartItem
  GET  /api/v1/user/login/verifyCodeImage              getVerifyCodeImage
  POST /api/v1/user/login                              login
  GET  /api/v1/user/get                                getUser
  POST /api/v1/user/create                             createUser
  POST /api/v1/user/checkExist                         checkUserExists
  POST /api/v1/user/find                               listUsers
  POST /api/v1/user/modify                             modifyUser
  POST /api/v1/user/delete                             deleteUsers
  GET  /api/v1/role/find/all                           listRoles
  POST /api/v1/role/find/user                          listUserRoles
  GET  /api/v1/billfee/findBillProduct                 listBillProducts
  GET  /api/v1/user/getCloud                           listUserClouds
  POST /api/v1/pubCloud/checkAccount                   checkCloudAccount
  GET  /api/v1/user/getCustomContractList              listCustomContracts
  POST /api/v1/user/getCloudRegion                     listRegions
`
  .trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/) as [method: string, path: string, id: OperationId]);

const table: Record<OperationId, Operation> = operations;
const described = Object.values(document.paths).flatMap((item) => Object.values(item));

/** Where each call comes from: named by the specification, or inferred. */
const sources = Object.fromEntries(described.map((call) => [call.operationId, call["x-source"]]));

describe("the calls of specification §7", () => {
  it("are 27", () => expect(calls).toHaveLength(27));

  it.each(calls)("%s %s is %s", (method, path, id) => {
    expect(table[id]).toMatchObject({ method: method.toLowerCase(), path });
    expect(sources[id]).toBe("specification");
  });

  it("are all that is marked as named by the specification", () => {
    const named = Object.entries(sources).filter(([, source]) => source === "specification");
    expect(named.map(([id]) => id).sort()).toEqual(calls.map(([, , id]) => id).sort());
  });

  it("has the three calls whose paths it does not show", () => {
    for (const id of ["getCurrentUser", "getAuthority", "listClouds"] as const) expect(sources[id]).toBe("inferred");
  });

  it("takes the verification code's id as a query parameter", () => {
    const [parameter] = document.paths["/api/v1/user/login/verifyCodeImage"].get.parameters;
    expect(parameter).toMatchObject({ name: "verifyId", in: "query", required: true });
  });

  it("§8: only logs the failures of unread count, menu, cloud info, current user and cart", () => {
    const onlyLogged = Object.entries(table).filter(([, operation]) => operation.logOnly);
    expect(onlyLogged.map(([id]) => id).sort()).toEqual([
      "countUnreadMessages",
      "getAuthority",
      "getCurrentUser",
      "listCartItems",
      "listUserClouds",
    ]);
  });
});

describe("the operation table", () => {
  it("names exactly the operations of the description", () => {
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(table).sort());
  });

  it("tells of each where it comes from", () => {
    for (const operation of described) expect(["specification", "inferred"]).toContain(operation["x-source"]);
  });

  it("opens only the login and its image to everybody", () => {
    const open = Object.entries(table).filter(([, operation]) => operation.public);
    expect(open.map(([id]) => id).sort()).toEqual(["getVerifyCodeImage", "login"]);
  });
});
