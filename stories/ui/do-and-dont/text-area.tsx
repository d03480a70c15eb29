import { TextArea } from '#ui/text-area/text-area.tsx'
import { doAndDont } from './do-and-dont.tsx'

const counter = {
  count: (used: number, max: number) => `${used} / ${max}`,
  left: (left: number) => `${left} characters left`,
  over: (by: number) => `${by} characters too many`,
}

const report = 'The game froze after I had placed a bet of ৳50.'

export const textAreaPairs = doAndDont(
  {
    why: 'The label asks for what is needed.',
    right: <TextArea label="What happened?" hint="Name the game and the time" rows={3} />,
    wrong: <TextArea label="Message" placeholder="Please type your message here" rows={3} />,
  },
  {
    why: 'Text that is too long stays, with by how much it is too long.',
    right: <TextArea label="Reason" rows={3} max={40} counter={counter} defaultValue={report} />,
    wrong: <TextArea label="Reason" rows={3} error="Too long" defaultValue={report.slice(0, 40)} />,
  },
)
