/** Texts of known wording, written for this measurement, by Tesseract's code of their language. */
export const TEXTS: Readonly<Record<string, string>> = {
  eng: `The harbor office opens at seven, long before the first ferry leaves for the islands. By then the night crew has swept the quay, checked the ropes and written the weather into the log: wind from the west, 14 knots, visibility nine miles, pressure 1,016 and falling.
Captain Mary O'Donnell reads every line of it twice. "Paper remembers what people forget," she likes to say, and nobody has yet proved her wrong. In 1987 a single note about a loose chain saved two boats and $48,500 worth of cargo; the note still hangs, framed, beside the coffee machine.
Today there are 312 passengers, 27 bicycles, six dogs and one piano on the list. The piano belongs to a school on the outer island (pupils: 41, teachers: 5) and has been waiting for a calm day since March. It weighs 236 kg, so four sailors and a small crane will be needed to move it safely aboard.`,
  deu: `Die Bäckerei am Marktplatz öffnet um fünf Uhr früh. Über der Tür hängt ein schmiedeeisernes Schild, das der Großvater 1923 für dreißig Mark gekauft hat; darunter stehen die Öffnungszeiten und ein Gruß an alle Gäste.
Im Sommer verkauft Frau Köhler täglich 480 Brötchen, im Winter sind es höchstens 350. Die süßen Stücke mit Äpfeln und Nüssen sind schon um acht ausverkauft. „Wer zu spät kommt, muß eben Brot essen“, sagt sie und lächelt dabei.`,
  fra: `La bibliothèque municipale a rouvert ses portes après deux années de travaux. Les élèves du collège voisin y viennent chaque après-midi, surtout l'hiver, quand les salles bien chauffées deviennent très agréables.
Près de la fenêtre, un vieux monsieur à la moustache grise relit toujours le même roman. « Je l'ai commencé en 1968 », dit-il, « et je n'ai jamais osé connaître la fin. » Ça fait sourire tout le monde, même la directrice.`,
  spa: `El tren de las ocho y media llegó con veinte minutos de retraso. En el andén esperaban tres niñas con maletas, un señor que leía el periódico y una pareja de jóvenes músicos. ¿Quién habría pensado que aquel viaje duraría tanto?
La estación, construida en 1904, conserva todavía sus azulejos pintados a mano. ¡Qué lástima que casi nadie los mire! El año próximo costará 2,50 euros visitarla.`,
  rus: `Утром почтальон привёз в деревню двенадцать писем и одну большую посылку. Её ждали уже третью неделю: внутри лежали книги для новой школы, карта мира и старый глобус.
Дети собрались у крыльца и спорили, кто первым откроет коробку. Учительница улыбнулась и сказала: «Сначала сосчитаем страны, а потом прочитаем рассказ о путешественниках 1875 года».`,
  ell: `Το μικρό λιμάνι ξυπνά πριν από τον ήλιο. Οι ψαράδες μαζεύουν τα δίχτυα και μετρούν τα ψάρια της νύχτας, ενώ στο καφενείο μυρίζει ήδη ο πρώτος καφές.
Κάθε Κυριακή έρχεται ένα καΐκι από το απέναντι νησί με λάδι, μέλι και εφημερίδες. Το ταξίδι κρατά δύο ώρες και κοστίζει 12 ευρώ.`,
  ara: `يفتح السوق القديم أبوابه مع شروق الشمس، وتمتلئ شوارعه الضيقة برائحة الخبز والقهوة. يجلس التاجر أمام دكانه الصغير ويرتب الأقمشة الملونة على الرفوف.
في نهاية الشارع مكتبة صغيرة يزورها الطلاب كل مساء. يقرأ بعضهم كتب التاريخ، ويكتب آخرون رسائل طويلة إلى أصدقائهم في المدن البعيدة.`,
  hin: `गाँव के बीच में एक पुराना पेड़ है जिसके नीचे हर शाम लोग मिलते हैं। बच्चे खेलते हैं और बूढ़े लोग अपने समय की कहानियाँ सुनाते हैं।
पिछले साल यहाँ एक नया विद्यालय बना। अब सुबह की घंटी दूर तक सुनाई देती है और सड़क पर किताबें लिए हुए बच्चे दिखाई देते हैं।`,
  jpn: `毎朝六時になると、港の近くの小さな市場が開きます。漁師たちは夜の間に取った魚を並べ、客は大きな声で値段をたずねます。
市場の奥には古い喫茶店があり、窓から海が見えます。店の主人は三十年前に東京から来た人で、コーヒーと音楽がとても好きです。`,
  chi_sim: `清晨的公园里有很多人。老人在湖边打太极拳，年轻人沿着小路跑步，孩子们在草地上放风筝。
公园门口有一家小书店，老板每天早上八点开门。他喜欢向客人介绍新书，也愿意和大家谈论天气和历史。`,
}
