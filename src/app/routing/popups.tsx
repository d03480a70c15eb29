import { popups as lobby } from '../../features/play/lobby/routes.tsx'
import { popups as announcements } from '../../features/visitor/announcements/routes.tsx'
import { popups as auth } from '../../features/visitor/auth/routes.tsx'
import { popups as help } from '../../features/visitor/help/routes.tsx'
import { popups as pages } from '../../features/visitor/pages/routes.tsx'
import { popups as password } from '../../features/visitor/password/routes.tsx'
import { popups as recover } from '../../features/visitor/recovery/routes.tsx'
import { popups as register } from '../../features/visitor/register/routes.tsx'
import { popups as social } from '../../features/visitor/social/routes.tsx'
import { popups as support } from '../../features/visitor/support/routes.tsx'
import type { PopupName } from '../../patterns/routing/popup.ts'

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
