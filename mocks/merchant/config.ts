import { transportKey } from '#mocks/world/core/keys.ts'
import { CDNS, CURRENCY, GAME_CDNS, VISITOR_IP } from '#mocks/world/core/site.ts'
import type { components } from '#openapi/generated/types.ts'
import { COCKFIGHT_VENDORS, ESPORT_VENDORS, INHOUSE_VENDORS, USER_TYPES } from './brand.ts'
import { registerRules } from './register-rules.ts'
import { makeWhitelabel } from './whitelabel.ts'

type Config = components['schemas']['PermissionConfig']
type Resource = components['schemas']['Resource']

const resource = (
  resourceType: Resource['resourceType'],
  name: string,
  labelNameEn: string,
  url: string,
  localNames?: Resource['localNames'],
): Resource => ({ resourceType, name, labelNameEn, url, ...(localNames ? { localNames } : {}) })

/** The marks of the footer; words only, since there is no picture of an invented licence. */
const resources: Resource[] = [
  resource('PAYMENT', 'BANK', 'Bank transfer', '/member?mc=deposit'),
  resource('PAYMENT', 'MOBILE_WALLET', 'Mobile wallet', '/member?mc=deposit'),
  resource('PAYMENT', 'AGENT', 'Agent counter', '/member?mc=deposit'),
  resource('CERTIFICATION', 'SAMPLE_LAB', 'Sample test lab', 'https://lab.suborno.example', {
    BN: 'নমুনা পরীক্ষাগার',
    TH: 'ห้องทดสอบตัวอย่าง',
    CN: '示例检测机构',
    VI: 'Phòng kiểm định mẫu',
    AR: 'مختبر اختبار نموذجي',
  }),
  resource('SOCIAL', 'TELEGRAM', 'Telegram', 'https://telegram.suborno.example'),
  resource('SOCIAL', 'FACEBOOK', 'Facebook', 'https://facebook.suborno.example'),
  resource('SOCIAL', 'WHATSAPP', 'WhatsApp', 'https://whatsapp.suborno.example'),
  resource(
    'LICENSE',
    'SAMPLE',
    'Sample licence, demonstration only',
    'https://suborno.example/licence',
    {
      BN: 'নমুনা লাইসেন্স, শুধু প্রদর্শনের জন্য',
      TH: 'ใบอนุญาตตัวอย่าง ใช้สาธิตเท่านั้น',
      CN: '示例许可证，仅供演示',
      VI: 'Giấy phép mẫu, chỉ để minh họa',
      AR: 'ترخيص نموذجي للعرض فقط',
    },
  ),
  resource('APP', 'Android', 'Android', 'https://app.suborno.example/android'),
]

/** A permission configuration; the default is the sample merchant on an ordinary day. */
export const makeConfig = (over: Partial<Config> = {}): Config => ({
  merchantCode: 'suborno',
  merchantName: 'Suborno',
  mainDomain: 'suborno.example',
  domainRoute: ['suborno.example', 'localhost', '127.0.0.1'],
  customerService: [],
  supportMail: 'help@suborno.example',
  resources,
  whitelabel: makeWhitelabel(),
  register: registerRules,
  analytics: { gtagId: null },
  imageCDNs: [...CDNS],
  launchGameCDNs: [...GAME_CDNS],
  launchHosts: [],
  vnLotteryClient: 'PORTAL',
  location: { ip: VISITOR_IP, country: 'BD' },
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  moduleMaintenance: [],
  supportedLanguages: ['BN', 'EN'],
  defaultLanguage: 'BN',
  currency: CURRENCY,
  timeZone: 'Asia/Dhaka',
  numberStyle: 'uniform',
  userTypes: {
    agent: [...USER_TYPES.agent],
    trial: [...USER_TYPES.trial],
    member: [...USER_TYPES.member],
  },
  transportKey: { kid: transportKey.kid, publicKey: transportKey.publicKey },
  smsProvider: 'PLATFORM',
  humanCheck: 'none',
  jurisdiction: {
    code: 'default',
    minAge: 18,
    simulatedJackpotLabel: true,
    helplines: [
      {
        name: 'Suborno Care',
        localNames: { BN: 'সুবর্ণ কেয়ার', CN: 'Suborno 客服', AR: 'خدمة عملاء Suborno' },
        phone: '+880 9600-000000',
        url: 'https://care.suborno.example',
      },
    ],
    demoBeforeLogin: true,
    realityCheckMinutes: 60,
    idleMinutes: 30,
  },
  jackpot: { source: 'SIMULATED' },
  remember: { password: true },
  passwordExpiry: true,
  inhouseVendors: [...INHOUSE_VENDORS],
  cockfightVendors: [...COCKFIGHT_VENDORS],
  esportVendors: [...ESPORT_VENDORS],
  agentServiceHours: { days: [1, 2, 3, 4, 5], from: '12:00', to: '21:00' },
  agentChatRoom: null,
  afterRegisterBonus: '131000.00',
  social: ['GOOGLE', 'TELEGRAM'],
  ...over,
})
