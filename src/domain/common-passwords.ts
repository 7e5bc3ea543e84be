/**
 * The heads of the published lists of most used passwords (international and Chinese), without those that fail the rule of
 * three character classes in every dress: words, names and keyboard runs that people decorate with digits and signs.
 */
const words = `
password passwort passwd pass pa55word letmein welcome hello login admin administrator root user test tester testing guest
default changeme change secret master access system server manager super superman batman shadow dragon monkey monster
sunshine princess football baseball basketball soccer hockey jordan michael jennifer jessica michelle charlie daniel andrew
thomas robert george matthew joshua ashley amanda nicole hunter killer ranger buster tigger pepper ginger summer winter
spring autumn flower freedom forever lovely love loveme iloveyou iloveu lover family friends computer internet samsung google
facebook microsoft apple windows android iphone huawei xiaomi alibaba taobao tencent weixin wechat baidu aliyun china
zhongguo beijing shanghai shenzhen guangzhou woaini woaiwojia nihao aini wode mima asd asdf asdfgh asdfghjkl qwe qwer qwert
qwerty qwertyuiop qweasd qweasdzxc qazwsx qazwsxedc zxc zxcv zxcvbn zxcvbnm azerty abc abcd abcde abcdef abcdefg abcdefgh
aa aaa aaaa aaaaaa xxx xxxxxx a b q z aaron mustang harley corvette ferrari porsche mercedes yankees eagles cowboys lakers
arsenal liverpool chelsea barcelona starwars pokemon naruto minecraft whatever trustno trustnoone nothing please thunder
matrix phoenix cheese cookie chocolate banana orange purple silver golden diamond angel heaven jesus blessed mother father
money business office company finance account sysadmin sysop support service helpdesk oracle mysql postgres database cisco
cloud console dev developer temp temporary public private security secure
`;

/** Keyboard runs that mix letters and digits, which taking the digits away would not reveal. */
const runs =
  "1qaz2wsx 1qaz@wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t zaq12wsx a1b2c3d4 abc123456 123qweasd 1234qwer 123qwe!@#";

/** Lower-case common passwords and the words they are made of. */
const commonPasswords: ReadonlySet<string> = new Set(`${words} ${runs}`.trim().split(/\s+/));

/**
 * Whether a password is one of the most common: the list, or a word of it dressed up with capitals, digits for letters and
 * digits or signs around it ("P@ssw0rd2024!"). The rest of the rule is `passwordState`.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const bare = plain.replace(/[^a-z]+$/, "");
  const inner = bare.replace(/^[^a-z@$]+/, "");
  return [plain, bare, undress(bare), inner, undress(inner)].some((text) => commonPasswords.has(text));
}

const dressedLetters: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  "5": "s",
  $: "s",
  "7": "t",
};

/** With the letters that digits and signs stand for. */
function undress(text: string): string {
  return text.replace(/[@401!35$7]/g, (sign) => dressedLetters[sign] ?? sign);
}
