import type { Provider } from "../generated/api";
import { appropriationReviewSimulator } from "./areas/appropriate/demo-review";
import type { AppropriationReview } from "./areas/appropriate/review";
import { bankVerificationSimulator } from "./areas/bank/demo-verifier";
import type { BankVerifier } from "./areas/bank/verifier";
import type { CloudProvider } from "./areas/cloud/provider";
import type { MetricSource } from "./areas/monitor/source";
import { metricServerOf } from "./areas/monitor/prometheus/settings";
import { prometheusMetrics } from "./areas/monitor/prometheus/source";
import { metricStore } from "./areas/monitor/store/store";
import { taxOfficeSimulator } from "./areas/invoice/demo-tax-office";
import type { TaxOffice } from "./areas/invoice/tax-office";
import { demoProvisioner } from "./areas/order/demo-provisioner";
import type { Provisioner } from "./areas/order/provisioning";
import { demoPaymentPage, demoProviders } from "./areas/recharge/demo-payments";
import type { PaymentPage, PaymentProviders } from "./areas/recharge/payments";
import type { QuotaReviewer } from "./areas/quota/reviewer";
import { refundReviewSimulator } from "./areas/refund/demo-review";
import type { RefundOffice } from "./areas/refund/review";
import { demoNotifier } from "./areas/warning/demo-notifier";
import { mailNotifier, mailServerOf } from "./areas/warning/mail";
import { noNotifier, type Notifier } from "./areas/warning/notifier";
import { type WebhookSender, webhookSender } from "./areas/webhook/post";
import { publicWebhooks } from "./areas/webhook/public-webhooks";
import { payoutSimulator } from "./areas/withdraw/demo-payouts";
import type { PayoutService } from "./areas/withdraw/payouts";
import { serviceDeskSimulator } from "./areas/work-order/demo-service-desk";
import type { ServiceDesk } from "./areas/work-order/service-desk";
import { quotaReviewSimulator } from "./cloud-world/quota-review";
import { cloudSimulator } from "./cloud-world/world";
import type { Database } from "./database/client";
import { isProduction } from "./environment";
import { refuse, type Words } from "./errors";
import type { Log } from "./logger";

/** Every outside service there may be, by its name in the description. */
interface Services extends Record<Provider, object> {
  payment: PaymentProviders;
  paymentPage: PaymentPage;
  taxOffice: TaxOffice;
  bankVerification: BankVerifier;
  payout: PayoutService;
  appropriationReview: AppropriationReview;
  provisioning: Provisioner;
  refundReview: RefundOffice;
  cloud: CloudProvider;
  quotaReview: QuotaReviewer;
  notification: Notifier;
  serviceDesk: ServiceDesk;
  metrics: MetricSource;
  webhook: WebhookSender;
}

/** The outside services a server has. What needs one that is missing is refused, and the console does not offer it. */
export type Providers = Readonly<Partial<Services>>;

/** The demo's: each is simulated. The simulated clouds keep what is done in them in the database. */
export function simulatedProviders(db: Database, now: () => Date = () => new Date()): Required<Providers> {
  const cloud = cloudSimulator(db, now);
  return {
    payment: demoProviders,
    paymentPage: demoPaymentPage,
    taxOffice: taxOfficeSimulator,
    bankVerification: bankVerificationSimulator,
    payout: payoutSimulator,
    appropriationReview: appropriationReviewSimulator,
    provisioning: demoProvisioner,
    refundReview: refundReviewSimulator,
    cloud,
    quotaReview: quotaReviewSimulator(db),
    notification: demoNotifier,
    serviceDesk: serviceDeskSimulator,
    metrics: metricStore(cloud),
    webhook: publicWebhooks,
  };
}

/** Production's: a real service is added here. */
export const noProviders: Providers = {};

/** What the environment says of outside services. */
interface Environment {
  NODE_ENV?: string;
  METRICS_URL?: string;
  METRICS_TOKEN?: string;
  METRICS_TENANT?: string;
  SMTP_URL?: string;
  MAIL_FROM?: string;
  CDZ_WEBHOOK_LOOPBACK?: string;
}

/**
 * The one place where simulators are chosen: everywhere but in production. Services that the environment names take their place.
 * @throws for an unknown NODE_ENV, or an address that is none
 */
export function providersOf(env: Environment, db: Database, log: Log): Providers {
  const providers = isProduction(env) ? noProviders : simulatedProviders(db);
  const [metricServer, mail] = [metricServerOf(env), mailServerOf(env)];
  return {
    ...providers,
    ...(metricServer && { metrics: prometheusMetrics(metricServer, log) }),
    // For tests: their receivers are on this computer.
    ...(!isProduction(env) && env.CDZ_WEBHOOK_LOOPBACK === "1" && { webhook: webhookSender({ loopback: true }) }),
    ...(mail && { notification: mailNotifier(mail, providers.notification ?? noNotifier) }),
  };
}

/** Exists in the demo only: elsewhere its operations are paths that nobody knows. */
export function isDemoOnly(provider: Provider): boolean {
  return provider === "paymentPage";
}

/** The services a server has not. */
export function missingProviders(providers: Providers): Provider[] {
  return (Object.keys(words) as Provider[]).filter((provider) => providers[provider] === undefined);
}

/**
 * The service, for what needs it. `field`: the field of the request that asks for it.
 * @throws AnswerError PROVIDER_MISSING, which names it
 */
export function requireProvider<Name extends Provider>(
  providers: Providers,
  name: Name,
  field?: string,
): Services[Name] {
  const provider: Services[Name] | undefined = providers[name];
  if (provider === undefined) throw refuse("PROVIDER_MISSING", { service: words[name] }, field);
  return provider;
}

/** What each is called in a refusal, in the plural where English needs a verb. */
const words: Record<Provider, Words> = {
  payment: { zh: "支付服务", en: "payments" },
  paymentPage: { zh: "演示支付页", en: "demo payments" },
  taxOffice: { zh: "开票服务", en: "invoicing services" },
  bankVerification: { zh: "银行账户验证服务", en: "bank account checks" },
  payout: { zh: "付款服务", en: "payouts" },
  appropriationReview: { zh: "划拨审核服务", en: "reviews of fund transfers" },
  provisioning: { zh: "资源开通服务", en: "provisioning services" },
  refundReview: { zh: "退款审核服务", en: "refunds" },
  cloud: { zh: "云平台对接服务", en: "cloud connections" },
  quotaReview: { zh: "配额审批服务", en: "reviews of quota requests" },
  notification: { zh: "短信与邮件服务", en: "text messages and e-mail" },
  serviceDesk: { zh: "工单处理服务", en: "service desk replies" },
  metrics: { zh: "监控数据服务", en: "metrics" },
};
