/** An SMTP server that discards every mail, without a library so that it uses little CPU. `PORT=… node tests/load/mail-sink-server.ts` */
import { createServer } from 'node:net';

const END_OF_MAIL = '\r\n.\r\n';

createServer((socket) => {
  let text = '';
  let isMail = false;
  socket.setEncoding('latin1').on('error', () => {});
  socket.write('220 ready\r\n');
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (;;) {
      const ending = isMail ? END_OF_MAIL : '\r\n';
      const end = text.indexOf(ending);
      if (end === -1) return;
      const command = isMail ? '.' : text.slice(0, 4).toUpperCase();
      text = text.slice(end + ending.length);
      isMail = command === 'DATA';
      socket.write(isMail ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      if (command === 'QUIT') socket.end();
    }
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
