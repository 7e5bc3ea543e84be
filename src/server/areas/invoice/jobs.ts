import { type AreaJobs, following } from "../../jobs/job";
import { settleInvoices } from "./settle";

export const jobs: AreaJobs = ({ taxOffice }) => following(taxOffice, "settle invoices", settleInvoices);
