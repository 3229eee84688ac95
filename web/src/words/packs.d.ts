declare module "virtual:words/*" {
  const source: string;
  export default source;
}
declare module "virtual:rules/*" {
  const source: string;
  export default source;
}
