import type { DmcaTexts } from "../dmca";

export default (): DmcaTexts => ({
	description: (product) =>
		`${product} no aloja ningún vídeo. Esta página explica cómo avisar de un problema de derechos de autor.`,
	heading: "DMCA / Política de derechos de autor",
	updated: (date) => `Última actualización: ${date}`,
	whatItIs: (product) => `Qué es ${product}`,
	whatItIsText: (product) =>
		`${product} es un catálogo: muestra títulos, repartos y fechas de una base de datos pública y, en la página para ver un título, incrusta un reproductor que gestiona otra persona. No aloja, almacena ni distribuye contenido protegido.`,
	whatItDoesNot: (product) => `Qué no hace ${product}`,
	noVideo: "No guarda vídeos en sus servidores.",
	noUploads: "No permite subir archivos.",
	noStreams:
		"No copia, convierte ni retransmite nada; la imagen de un reproductor va de quien la aloja a tu navegador.",
	concerns: "Problemas de derechos de autor",
	concernsText:
		"Si tienes los derechos de algo que muestra un reproductor, solo quien aloja el vídeo puede retirarlo. Escríbele primero; el marco del reproductor indica quién es.",
	thirdParty: "Responsabilidad por contenidos de terceros",
	thirdPartyText: (product) =>
		`De lo que muestra un reproductor responden quienes lo gestionan. Quien gestiona este sitio elige los reproductores; ${product} no elige ni revisa lo que muestran. Los enlaces a fuentes problemáticas se pueden retirar.`,
	compliance: "Cumplimiento legal",
	complianceText:
		"Leemos y atendemos los avisos que indican la obra, la dirección de la página en este sitio y cómo contactar contigo. Podemos quitar un título del catálogo.",
	contact: "Contacto",
	writeTo: (subject) => `Escribe a <contact></contact> con el asunto «${subject}».`,
	subject: "DMCA/Derechos de autor",
	disclaimer: "Aviso legal",
	disclaimerText: (product) =>
		`Los títulos, nombres y pósteres pertenecen a sus dueños y se muestran solo para identificar un título. ${product} se ofrece tal cual, sin garantías.`,
});
