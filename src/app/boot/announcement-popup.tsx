import { announcementPopup } from '../../features/visitor/announcements/routes.ts'

/** MOD-01: what the merchant announces by itself. */
export default function Announcements() {
  return <announcementPopup.View />
}
