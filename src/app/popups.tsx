import { popups as announcements } from '../features/announcements/routes.tsx'
import { popups as auth } from '../features/auth/routes.tsx'
import { popups as help } from '../features/help/routes.tsx'
import { popups as lobby } from '../features/lobby/routes.tsx'
import { popups as pages } from '../features/pages/routes.tsx'
import { popups as password } from '../features/password/routes.tsx'
import { popups as recover } from '../features/recover/routes.tsx'
import { popups as register } from '../features/register/routes.tsx'
import { popups as social } from '../features/social/routes.tsx'
import { popups as support } from '../features/support/routes.tsx'
import type { PopupName } from '../session/popup.ts'

const POPUPS = {
  ...pages,
  ...announcements,
  ...auth,
  ...help,
  ...lobby,
  ...password,
  ...social,
  ...support,
  ...recover,
  ...register,
}

/** The pop-up of a name; each is loaded when it is first asked for. */
export default function Popup({ name, onClose }: { name: PopupName; onClose: () => void }) {
  const View = POPUPS[name]
  return <View onClose={onClose} />
}
