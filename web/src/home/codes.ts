// Codes are said aloud and typed as one likes: spaces, dashes and small letters are no mistake.
export function spoken(code: string): string {
  return code.toUpperCase().replace(/[^A-Z]/g, "");
}
