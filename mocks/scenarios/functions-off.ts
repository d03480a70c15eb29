import type { Scenario } from './statement.ts'

const off = { kind: 'refusal', code: 'function.not.available' } as const

export const functionsOff: Scenario = {
  name: 'functions-off',
  says: 'Recovery, sign-in services, feedback and live chat are switched off.',
  faults: {
    sendPasswordSms: off,
    sendPasswordEmail: off,
    resetPassword: off,
    startSocial: off,
    sendFeedback: off,
    getLiveChatModels: off,
    launchChat: off,
  },
}
