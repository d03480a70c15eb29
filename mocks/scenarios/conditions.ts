import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#openapi/generated/operations.ts'

/** Differences from a normal world. Each absent field means the normal state. */
export interface Conditions {
  /** The account of mocks/content/accounts.ts that is logged in when the page opens; null for a visitor. */
  visitor?: string | null
  /** The special state of `rahim`, the player. */
  player?: 'new' | 'expired' | 'default-password' | 'locked' | 'non-member' | 'self-excluded'
  /** captcha: every user-name login needs one. */
  login?: 'captcha'
  /**
   * Limits that rahim set himself. loss: he may lose 100.00 a day; set: one of most kinds, two of them with
   * a pending raise; reached: his time of the day and what he may deposit are used up; review: he set
   * one more than half a year ago.
   */
  limits?: 'loss' | 'set' | 'reached' | 'review'
  /** Rahim's VIP level, where it is not his usual one. */
  vip?: 0 | 10
  /** Size of the teams: none, 240 below agent1 (the default), or 20,000. */
  team?: 'none' | 'small' | 'huge'
  /** plain: agents have neither salaries nor contracts. */
  agentCentre?: 'plain'
  /**
   * The contracts between agent41, agent1, rahim and salma. offered: some wait for a reply; active: all are active;
   * due: active, but both agents' wallets are empty and payments of the last five days are due; terminating: their end
   * is requested; expired: no one replied; conflict: an offer to agent1 pays more than a contract that agent1 has
   * given; a kind: only agent1's contract of that kind is active.
   */
  contracts?:
    | 'offered'
    | 'active'
    | 'due'
    | 'terminating'
    | 'expired'
    | 'conflict'
    | 'DIVIDEND'
    | 'DAILY_SALARY'
    | 'HOURLY_SALARY'
    | 'REALTIME_SALARY'
  /** D-077: whether a higher own rate (the usual) or a lower one ends a contract further down. */
  contractEnds?: 'HIGHER' | 'LOWER'
  /** D-067: the department whose chat the agents' frame shows; the department `agents` is closed. */
  agentChatRoom?: 'general' | 'agents'
  /** disabled: the link DHAKA7 of agent1 is no longer in use. */
  links?: 'disabled'
  /** lucky: agent1's team won much in the last whole half-month; chargebacks: banks took many deposits back. */
  income?: 'lucky' | 'chargebacks'
  /** time-out: rahim is taking a week's break from play, since two days. */
  pause?: 'time-out'
  /** due: rahim has played for more than an hour and was not asked about it. */
  realityCheck?: 'due'
  /** State of rahim's identity check (F-31); absent: not started. */
  kyc?: 'none' | 'pending' | 'more' | 'verified' | 'rejected'
  /** rahim's payment password: none yet, or locked for fifteen minutes by wrong tries. */
  paymentPassword?: 'unset' | 'locked'
  /** full: rahim has 120 messages, 40 of them unread; none: he has none. */
  inbox?: 'full' | 'none'
  /** Rahim's last deposit: waits for payment and one is looked for; was not found, as all are; ran out of time. */
  deposits?: 'pending' | 'failed' | 'expired'
  /** none: rahim has bound no account that withdrawals could be paid to. */
  payoutAccounts?: 'none'
  /**
   * every-state: rahim has a withdrawal in each state; limits: the daily limits are low and nearly used up; rejected:
   * his next request is rejected.
   */
  withdrawals?: 'every-state' | 'limits' | 'rejected'
  /** unmet: turnover ties all that rahim has. */
  turnover?: 'unmet'
  /**
   * A payment to rahim: its confirmation ends in a minute; it has counted as received for an hour; he
   * disputes that.
   */
  receipt?: 'closing' | 'forced' | 'disputed'
  /** Minutes until a payment counts as received without confirmation (D-003). */
  receiptMinutes?: number
  /** refund: an unconfirmed payment is refunded instead (D-002). */
  forcedReceipt?: 'refund'
  maintenance?: boolean
  /** Duration of the maintenance from the start of the world; null when unknown. */
  maintenanceMinutes?: number | null
  region?: boolean
  /** This host is not one of the merchant's. */
  domain?: 'invalid'
  /** The part under maintenance: the most popular slot, the vendor PG, or all fishing games. */
  closed?: 'game' | 'vendor' | 'module'
  /**
   * How games open: in their own window, at the vendor in place of the portal, on a host that the configuration does
   * not list, or below one of the CDNs of games.
   */
  launch?: 'window' | 'redirect' | 'elsewhere' | 'cdn'
  lists?: 'empty' | 'huge'
  /** Rahim's history of the past year: only one deposit, or a hundred thousand rounds. */
  history?: 'empty' | 'huge'
  /** false: each vendor has its own wallet, and rahim has money in two of them. */
  isSingle?: boolean
  /** With isSingle false: all of rahim's money is in vendor wallets, and one vendor is under maintenance. */
  mainWallet?: 'empty'
  /** changes: games go and come every ten minutes. */
  catalogue?: 'changes'
  /** missing: no picture below the CDNs is found; first-fails: none below the one asked first. */
  images?: 'missing' | 'first-fails'
  /** locale: the merchant has numbers written as the language shown writes them (D-082). */
  numbers?: 'locale'
  /** gone: single files of the portal's own code are not found. */
  code?: 'gone'
  announcements?: 'none'
  /** hostile: banners try to lead to unsafe addresses. */
  banners?: 'hostile'
  /**
   * none: there are no promotions; ended: all have ended; not-eligible: rahim is not eligible for them; applied: rahim
   * has applied for some, with every possible outcome.
   */
  promotions?: 'none' | 'ended' | 'not-eligible' | 'applied'
  /** closing: the betting on every draw ends five seconds after the world began. */
  lottery?: 'closing'
  /** vendor: the lotteries of Vietnam are played in their vendor's own client. */
  lotteryClient?: 'vendor'
  /** none: no calendar and no tasks are offered; claimed: rahim has taken all that was ready today. */
  rewards?: 'none' | 'claimed'
  /** rich: rahim has enough points for any reward; none: the mall has just opened and no member has points. */
  points?: 'rich' | 'none'
  /** none: there are no prizes; no-tickets: no member has tickets for the wheel or the raffle. */
  prizes?: 'none' | 'no-tickets'
  /** ended: the wheel is over; soon: it begins in two days. */
  wheel?: 'ended' | 'soon'
  /**
   * The announcements that pop up: for logged-in (A), anonymous (B) or first-time (F) visitors, or six pages of them
   * for everyone. Absent: none.
   */
  popup?: 'A' | 'B' | 'F' | 'many'
  /** The number of vendors per game type. */
  vendors?: number
  /** all: every vendor has its own lobby, also for types that usually list games. */
  lobbies?: 'all'
  /** The number of rahim's favourites. */
  favorites?: number
  /** The language the visitor chose. */
  language?: string
  /** English texts are shown in a pseudo-language, with the page in this direction. */
  pseudo?: 'ltr' | 'rtl'
  /** The languages that the merchant supports. */
  languages?: readonly string[]
  /** unknown: every sign-in comes from an unverified address (D-026). */
  address?: 'unknown'
  /** Seconds until a session that began ends by itself. */
  sessionSeconds?: number
  smsProvider?: 'PLATFORM' | 'FIREBASE'
  /** The failure of every SMS code. */
  sms?: 'quota' | 'too-many' | 'expired'
  humanCheck?: 'slider' | 'token'
  /** Single modules of the whitelabel tree, on or off. */
  modules?: { readonly [modId: string]: boolean }
  /** Which rules the registration has. */
  register?: 'all-fields' | 'evil-patterns'
  affiliate?: 'required'
  /** unknown: no affiliate code is good. */
  affiliateCodes?: 'unknown'
  minAge?: number
  /** none: no resource names an app for Android. */
  android?: 'none'
  /** ready: rahim has played twelve rounds today that a rebate is due for. */
  rebate?: 'ready'
  /** off: members may not invite friends; rich: rahim has six links with many sign-ups. */
  referral?: 'off' | 'rich'
  /** off: only the username may be remembered. */
  remember?: 'off'
  /** weird: unusual values that the contract allows. */
  config?: 'weird'
  /** hostile: the merchant's texts try to run scripts. */
  texts?: 'hostile'
  /** Features that the visitor's browser blocks. */
  browser?: { readonly storage?: 'none'; readonly popups?: 'blocked' }
  /** Real milliseconds before each answer. */
  latency?: { readonly min: number; readonly max: number }
  /** Applies to every operation except the start-up calls. */
  failure?: Fault
  /** Applies to the named operations. */
  faults?: { readonly [Id in OperationId]?: Fault }
}

/** A named statement about the world. */
export interface Scenario extends Conditions {
  readonly name: string
  /** The statement in one sentence. */
  readonly description: string
}

/** Scenarios about the same part of the portal. */
export interface ScenarioGroup {
  /** Unique, for keys and addresses. */
  readonly name: string
  /** A heading for people. */
  readonly title: string
  readonly scenarios: readonly Scenario[]
}
