import type agent from '#locales/EN/agent.json'
import type announcements from '#locales/EN/announcements.json'
import type auth from '#locales/EN/auth.json'
import type bonus from '#locales/EN/bonus.json'
import type common from '#locales/EN/common.json'
import type contracts from '#locales/EN/contracts.json'
import type deposit from '#locales/EN/deposit.json'
import type downlines from '#locales/EN/downlines.json'
import type forms from '#locales/EN/forms.json'
import type frame from '#locales/EN/frame.json'
import type funds from '#locales/EN/funds.json'
import type game from '#locales/EN/game.json'
import type help from '#locales/EN/help.json'
import type home from '#locales/EN/home.json'
import type income from '#locales/EN/income.json'
import type language from '#locales/EN/language.json'
import type limits from '#locales/EN/limits.json'
import type links from '#locales/EN/links.json'
import type lobby from '#locales/EN/lobby.json'
import type lottery from '#locales/EN/lottery.json'
import type matters from '#locales/EN/matters.json'
import type member from '#locales/EN/member.json'
import type messages from '#locales/EN/messages.json'
import type pages from '#locales/EN/pages.json'
import type password from '#locales/EN/password.json'
import type patterns from '#locales/EN/patterns.json'
import type play from '#locales/EN/play.json'
import type points from '#locales/EN/points.json'
import type privacy from '#locales/EN/privacy.json'
import type prizes from '#locales/EN/prizes.json'
import type profile from '#locales/EN/profile.json'
import type promotions from '#locales/EN/promotions.json'
import type reading from '#locales/EN/reading.json'
import type rebate from '#locales/EN/rebate.json'
import type records from '#locales/EN/records.json'
import type recover from '#locales/EN/recover.json'
import type referral from '#locales/EN/referral.json'
import type register from '#locales/EN/register.json'
import type report from '#locales/EN/report.json'
import type rewards from '#locales/EN/rewards.json'
import type salary from '#locales/EN/salary.json'
import type security from '#locales/EN/security.json'
import type shell from '#locales/EN/shell.json'
import type social from '#locales/EN/social.json'
import type support from '#locales/EN/support.json'
import type team from '#locales/EN/team.json'
import type transfer from '#locales/EN/transfer.json'
import type vip from '#locales/EN/vip.json'
import type wallet from '#locales/EN/wallet.json'
import type winners from '#locales/EN/winners.json'
import type withdraw from '#locales/EN/withdraw.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      agent: typeof agent
      announcements: typeof announcements
      auth: typeof auth
      bonus: typeof bonus
      common: typeof common
      contracts: typeof contracts
      deposit: typeof deposit
      downlines: typeof downlines
      forms: typeof forms
      frame: typeof frame
      funds: typeof funds
      game: typeof game
      help: typeof help
      home: typeof home
      income: typeof income
      language: typeof language
      limits: typeof limits
      links: typeof links
      lobby: typeof lobby
      lottery: typeof lottery
      matters: typeof matters
      member: typeof member
      messages: typeof messages
      pages: typeof pages
      password: typeof password
      patterns: typeof patterns
      play: typeof play
      points: typeof points
      prizes: typeof prizes
      privacy: typeof privacy
      profile: typeof profile
      promotions: typeof promotions
      reading: typeof reading
      rebate: typeof rebate
      records: typeof records
      recover: typeof recover
      referral: typeof referral
      register: typeof register
      report: typeof report
      rewards: typeof rewards
      salary: typeof salary
      security: typeof security
      shell: typeof shell
      social: typeof social
      support: typeof support
      team: typeof team
      transfer: typeof transfer
      wallet: typeof wallet
      vip: typeof vip
      winners: typeof winners
      withdraw: typeof withdraw
    }
  }
}
