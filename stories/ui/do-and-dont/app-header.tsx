import { AppHeader } from '#ui/app-header/app-header.tsx'
import { Button } from '#ui/button/button.tsx'
import { doAndDont } from './do-and-dont.tsx'

const logo = <b>Suborno</b>

export const appHeaderPairs = doAndDont(
  {
    why: 'A notice is one sentence.',
    wide: true,
    right: <AppHeader kind="trial" logo={logo} notice="This is a trial account with play money." />,
    wrong: (
      <AppHeader
        kind="trial"
        logo={logo}
        notice="Welcome! You are trying the portal. Your money is not real. Register to win more."
      />
    ),
  },
  {
    why: 'Actions of one page stay on it.',
    wide: true,
    right: <AppHeader logo={logo} actions={<Button variant="deposit">Deposit</Button>} />,
    wrong: <AppHeader logo={logo} actions={<Button variant="primary">Download report</Button>} />,
  },
)
