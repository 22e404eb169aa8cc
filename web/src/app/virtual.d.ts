declare module 'virtual:icons' {
  const address: string;
  export default address;
}

declare module 'virtual:notices' {
  const notices: { name: string; version: string; license: string; text: string }[];
  export default notices;
}
