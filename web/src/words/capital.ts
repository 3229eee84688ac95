// For a sentence that begins with words from elsewhere.
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
