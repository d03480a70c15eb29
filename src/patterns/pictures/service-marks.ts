import {
  AtSign,
  type LucideIcon,
  MessageCircle,
  MessageSquare,
  Phone,
  Send,
  ThumbsUp,
} from 'lucide-react'

/** The one mark of each outside service, wherever it is named. Neutral: the services' own marks are trade marks. */
export const serviceMarks = {
  LIVECHAT: MessageCircle,
  FACEBOOK: ThumbsUp,
  TELEGRAM: Send,
  WHATSAPP: Phone,
  GOOGLE: AtSign,
  LINE: MessageSquare,
} as const satisfies Readonly<Record<string, LucideIcon>>
