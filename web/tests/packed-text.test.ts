import { expect, test } from 'vitest'
import { packed, unpacked } from '../src/browser/packed-text'

test('a record survives the address, and is shorter there', async () => {
  const record = '[Game "garrafina"]\n[Names "Ana, Raúl"]\n' + '1. 6-4>C 2-1>A 5-5 pass\n'.repeat(40)
  const letters = await packed(record)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(letters.length).toBeLessThan(record.length / 2)
  expect(await unpacked(letters)).toBe(record)
})

test('an address that was cut off is an error', async () => {
  const letters = await packed('1. 6-4>C 2-1>A 5-5 pass '.repeat(20))
  await expect(unpacked(letters.slice(0, -9))).rejects.toThrow()
})
