import { Clock } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { StatePanel } from '#ui/state-panel/state-panel.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const statePanelPairs = doAndDont({
  why: 'Say what is the case, until when, and what people can do.',
  right: (
    <StatePanel icon={Clock} message="Withdrawals are closed until 14:00.">
      <Button>Open withdrawal record</Button>
    </StatePanel>
  ),
  wrong: (
    <StatePanel icon={Clock} message="We are very sorry for the inconvenience. Come back later." />
  ),
})
