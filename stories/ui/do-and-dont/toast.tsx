import { TextButton } from '#ui/link/text-button.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Message } from './panel.tsx'

export const toastPairs = doAndDont(
  {
    why: 'Say what happened, and offer the way back instead of asking before.',
    right: <Message action={<TextButton>Undo</TextButton>}>Message deleted.</Message>,
    wrong: <Message>Success! The message has been deleted successfully.</Message>,
  },
  {
    why: 'What people must read or correct stays on the page.',
    right: <Message>Profile saved.</Message>,
    wrong: <Message>Your email address is not valid. Correct it and send the form again.</Message>,
  },
)
