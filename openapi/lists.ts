/** The lists of the contract whose pages are of one moment (`until`), by their names in the SDK. */
export const LISTS = {
  reports: {
    bets: '/wps/report/bets',
    transactions: '/wps/report/transactions',
    bonuses: '/wps/report/bonuses',
  },
  agent: {
    bets: '/wps/agent/team/bets',
    losses: '/wps/agent/team/loss',
    movements: '/wps/agent/downlines/transactions',
    credit: '/wps/agent/credit',
    dividends: '/wps/agent/dividends',
    dailySalaries: '/wps/agent/salary/daily',
    hourlySalaries: '/wps/agent/salary/hourly',
    realtimeSalaries: '/wps/agent/salary/realtime',
    downlines: '/wps/agent/downlines',
    incomeLines: '/wps/agent/income/lines',
    incomeRows: '/wps/agent/income/rows',
  },
  money: { withdrawals: '/wps/transaction/withdraw' },
  games: { winners: '/wps/relay/winners' },
  lottery: {
    bets: '/lgw/lottery/bets',
    opened: '/lotto/lgw/games/opened/numero',
    openedInVietnam: '/lgw/vn/numeros/opened/game',
  },
  points: { redemptions: '/wps/points/redemptions', transactions: '/wps/points/transactions' },
  prizes: {
    wheel: '/wps/relay/wheelResults',
    redEnvelope: '/wps/relay/redEnvelopeResults',
    raffle: '/wps/relay/raffleResults',
  },
  messages: { all: '/wps/v2/messages' },
} as const
