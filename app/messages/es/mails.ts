import type { TextTools } from "../area";
import type { MailTexts } from "../mails";

export default (_: TextTools<"es">): MailTexts => ({
	reset: {
		subject: (product: string) => `Elige una contraseña nueva para ${product}`,
		lead: "Abre este enlace para elegir una contraseña nueva. Sirve una sola vez, durante una hora, y cierra la sesión de tu cuenta en todos los dispositivos.",
		press: "Elegir una contraseña nueva",
		ignore: "Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.",
	},
	verify: {
		subject: (product: string) => `Verifica tu correo electrónico para ${product}`,
		lead: "Abre este enlace para verificar esta dirección de correo. Sirve una sola vez, durante una hora. Si algún día olvidas la contraseña, enviaremos aquí un enlace para elegir una nueva.",
		press: "Verificar esta dirección",
		ignore: "Si no tienes ninguna cuenta en ese sitio, no hagas nada.",
	},
	copyAddress: "Si no puedes pulsar el enlace, copia esta dirección en tu navegador:",
});
