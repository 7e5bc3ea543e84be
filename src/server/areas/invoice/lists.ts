import { addressList } from "./addresses";
import { invoiceList } from "./invoice-list";
import { invoiceableList } from "./invoiceable-list";
import { titleList } from "./titles";

/** The lists of this area, by operation. */
export const lists = {
  listInvoices: invoiceList,
  listInvoiceables: invoiceableList,
  listInvoiceTitles: titleList,
  listMailAddresses: addressList,
};
