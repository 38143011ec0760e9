// Formats a probability in whole percent; only certainties are shown as 0% or 100%.
import type { Language } from '../language'

export function shareText(language: Language, share: number, isEstimate: boolean): string {
  const percent = Math.round(100 * share)
  if (percent === 0 && (isEstimate || share > 0)) return language.text('holds-least')
  if (percent === 100 && (isEstimate || share < 1)) return language.text('holds-most')
  return language.text('holds-share', { percent })
}
